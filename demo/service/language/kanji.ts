/**
 * Replaces kanji by the form in the dictionary: old forms by new ones (眞鍮, 珈琲店の燈), and variants of one word by one
 * of them (檜 and 桧, 鮨 and 寿司, 飯椀 and 飯碗).
 */
export function modernKanji(text: string): string {
  return text.replace(VARIANT, kanji => MODERN.get(kanji) ?? kanji);
}

const OLD =
  '眞櫻廣濱澤國龍瀧萬圓會學體鐵實榮壽藝關變戀靑黑綠淸德惠燈爐麵餠鷄觀單臺嶋嶌冨髙﨑邊邉齋齊纖繪豐與佛傳區假價兒劍勞卷參圖壓壞奧寫寶將對屆嶽帶廢彈從應懷戰戲拂拔擇擔收數晝曉條來樂樓樣橫檢權歐歡歸殘氣沒淨溫滿澁濕瀨灣燒營狀獨畫當盜祕禮稻穗粹絲經總繩繼續聲聽腦臟舊莊蟲蠶裝覺覽觸證譯讀讓賣輕轉辯遲醉醫釀釋鑄鑛罐鑵陷險雜靈靜顏飮餘騷驗髮鹽麥點齒龜檜椀庖廻壜篭莓盃';
const NEW =
  '真桜広浜沢国竜滝万円会学体鉄実栄寿芸関変恋青黒緑清徳恵灯炉麺餅鶏観単台島島富高崎辺辺斎斎繊絵豊与仏伝区仮価児剣労巻参図圧壊奥写宝将対届岳帯廃弾従応懐戦戯払抜択担収数昼暁条来楽楼様横検権欧歓帰残気没浄温満渋湿瀬湾焼営状独画当盗秘礼稲穂粋糸経総縄継続声聴脳臓旧荘虫蚕装覚覧触証訳読譲売軽転弁遅酔医醸釈鋳鉱缶缶陥険雑霊静顔飲余騒験髪塩麦点歯亀桧碗包回瓶籠苺杯';

const MODERN = new Map<string, string>([
  ...Array.from(OLD, (kanji, place): [string, string] => [kanji, NEW[place] ?? kanji]),
  ['鮨', '寿司'],
  ['鮓', '寿司'],
]);
const VARIANT = new RegExp(`[${[...MODERN.keys()].join('')}]`, 'gu');
