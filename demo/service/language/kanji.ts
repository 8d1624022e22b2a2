import {OLD_FORMS} from './old-forms.ts';

/** Replaces each kanji by the form that the dictionary knows: 醬 by 醤, 髙 by 高, 鮨 by 寿司. */
export function foldKanji(text: string): string {
  return text.replace(VARIANT, kanji => FORMS.get(kanji) ?? kanji);
}

/**
 * Forms that the table of old forms lacks: printed and simplified ones of JIS X 0208 and X 0213, forms in names, and
 * radicals that look like kanji. The first of each group is the one in the dictionary.
 */
const GROUPS = `
  頬頰 箪簞 顛顚 涜瀆 屏屛 并幷 躯軀 剥剝 叱𠮟 呑吞 騨驒 嚢囊 攅攢 屡屢 填塡 妍姸 凛凜 濾沪 羹羮
  壷壺 鯵鰺 鴬鶯 篭籠 薮藪籔 蛎蠣 潅灌 鉱砿鑛礦 賎賤 梼檮 瑶瑤 靭靱 頚頸 諌諫 蘂蕊蕋 迩邇 侭儘 蝿蠅 竃竈
  枡桝 釜釡 館舘 島嶋嶌﨩 崎﨑嵜 高髙 富冨 吉𠮷 土圡𡈽 辺邉邊 斎齋 斉齊亝 浜濵濱 渕淵渊 桑桒 杉杦 柳栁桺 松枩 梅楳槑 橋槗𣘺 栃杤
  岡崗 峨峩 柏栢 栖棲 秋穐龝 野埜 峰峯 昇曻 昂昻 賢贒 鶴靏靍 喜㐂 哲喆 徳悳惪 巌巖嵓嵒 冴冱 宜冝 園薗 鉄鐡銕鐵 国圀 船舩
  村邨 爾尓 祢袮禰 曹曺 珍珎 善譱 泉湶 風凬 鳳鳯 翠翆 叡睿 俊儁 傑杰 寧甯 卯夘 煕熙凞熈 蘇蘓 涼凉 沖冲 況况 減减 決决 羨羡
  窓窗窻 煙烟 裏裡 闘鬪鬭 強强 清淸 兎莵 衆眾 飲飮 鈎鉤 碍礙 隷隸 粘黏 鎌鐮 携攜 妊姙 娯娛 教敎 冊册 婿壻聟 尚尙 告吿
  刃刄 回囘廻迴 遊游 涙泪 稿稾 略畧 和咊 体躰軆體 暦曆 函凾 券劵 喩喻 抛拋 挿揷插 毀毁 戯戱戲 禿秃 頽頹 駄馱 跡蹟迹
  間閒 荊荆 別别 蘊藴 写冩寫 器噐 嘗甞 垂埀 場塲 多夛 夢梦 奇竒 往徃 従从從 恥耻 怪恠 憩憇 映暎 曳曵 朗朖 期朞 棄弃 棋棊
  湧涌 準凖 溜澑 潜濳潛 潟瀉 熔鎔 界畍 留畄 畝畆 畳疊疉疂 疎踈 瞭暸 稚穉 窯窰 竪豎 範笵 糧粮 線綫 纏纒 罰罸 耕畊 脈脉 腸膓
  解觧 詠咏 讃讚 貌皃 質貭 踊踴 逃迯 達逹 遡溯 鑑鑒鍳 閉閇 雁鴈鳫 雑襍雜 韻韵 飾餝 髄膸髓 鼓皷 鼠鼡 帰皈歸 幣幤 庵菴 事亊 京亰
  駆駈驅 厨廚 厩廐廏 胸胷 豚豘 猪豬 紙帋 草艸 宝寳寶 剣劔劒釼剱劍
  碗椀盌 包庖 瓶壜罎甁 苺莓 缶鑵罐 杯盃 筍笋 糠粇 粥鬻 俎爼 樽罇 柵栅 錆銹鏽 襟衿 竿棹 麹糀麴 麩麸 韮韭 狸貍 蛇虵 鵞鵝 蛸鮹 蟹蠏
  鰯鰮 箒帚 薯藷 綿緜 酢醋 蓋盖葢 蓑簑簔 箏筝 箆篦 菱蔆 槙槇 歌謌 模糢 答荅
  鎖鎻鏁 槍鎗 槌鎚 籤籖 蹄蹏 踪蹤 雛鶵 鰐鱷 麻蔴 舗舖 鮭鮏 鯲鰌 猿猨 象𧰼 筆笔 箸筯 靴鞾 絨羢 糊餬 粽糭 梁樑 鑽鑚 聯聨 讐讎 黴霉 麤麁 櫟檪 欅﨔
  櫓艪 柿柹 朶朵 戸户 本夲 犂犁 規槼 研硏 鉛鈆 蚊蟁 蜂蠭 蛙鼃 脇𦚰 添𣷹
  民⺠ 西⻄ 長⻑ 青靑⻘ 食⻝ 黄⻩ 歯⻭ 竜⻯ 亀⻲ 麦⻨ 虎乕⻁
`;

const FORMS = formsOf(readOldForms());
const VARIANT = new RegExp(`[${[...FORMS.keys()].join('')}]`, 'gu');

function formsOf(oldForms: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const forms = new Map(oldForms);
  const groups = GROUPS.trim().split(/\s+/);
  for (const [known = '', ...others] of groups.map(group => [...group])) {
    forms.delete(known);
    for (const other of others) forms.set(other, known);
  }
  const resolved = Array.from(forms, ([kanji, form]) => [kanji, forms.get(form) ?? form] as const);
  return new Map([...resolved, ['鮨', '寿司'], ['鮓', '寿司']]);
}

/** Old forms of Japanese and their new ones, from the data of OpenCC. */
function readOldForms(): ReadonlyMap<string, string> {
  const lines = OLD_FORMS.split(/\r?\n/);
  const pairs = lines
    .filter(line => !line.startsWith('#'))
    .map(line => line.split(/\s/))
    .map(([old = '', form = '']) => [old, form] as const);
  return new Map(pairs.filter(([old, form]) => old !== form));
}
