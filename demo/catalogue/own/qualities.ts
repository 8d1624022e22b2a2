import type {Bilingual, TAGS} from './words.ts';

/** The material or manner of a product, which is the first half of its name. */
export interface Quality {
  readonly name: Bilingual;
  /** The metafield `custom.material` of a material. */
  readonly material?: Bilingual;
  readonly note: Bilingual;
  readonly tags?: readonly (keyof typeof TAGS)[];
  /** Factor for the price of the kind. */
  readonly price?: number;
}

/** A material, whose name is also its metafield. */
function material(name: Bilingual, note: Bilingual, price = 1, tags: Quality['tags'] = []): Quality {
  return {name, material: name, note, price, tags};
}

/** A manner, such as the roast of a coffee or the size of a tent. */
function manner(name: Bilingual, note: Bilingual, price = 1, tags: Quality['tags'] = []): Quality {
  return {name, note, price, tags};
}

/** A ware named after its region: 有田焼のマグカップ. */
function ware(name: Bilingual, stuff: Bilingual, note: Bilingual): Quality {
  return {
    name: [`${name[0]}の`, name[1]],
    material: stuff,
    note,
    price: 1.3,
    tags: ['japan', 'handmade', 'gift'],
  };
}

export const QUALITIES = {
  linen: material(
    ['リネン', 'Linen'],
    [
      '洗うほどにやわらかくなる、さらりとしたリネンを使いました。',
      'Cut from airy linen that grows softer with every wash.',
    ],
    1.1,
    ['summer'],
  ),
  cotton: material(
    ['コットン', 'Cotton'],
    [
      '肌ざわりのよいコットンを、しっかりとした密度で織っています。',
      'Woven densely from soft, honest cotton.',
    ],
  ),
  organicCotton: material(
    ['オーガニックコットン', 'Organic Cotton'],
    ['農薬を使わずに育てた綿だけを使っています。', 'Made only of cotton grown without pesticides.'],
    1.15,
    ['organic', 'eco'],
  ),
  wool: material(
    ['ウール', 'Wool'],
    ['空気をふくんで軽く、しわになりにくいウールです。', 'Light, lofty wool that shrugs off creases.'],
    1.25,
    ['winter'],
  ),
  merino: material(
    ['メリノウール', 'Merino'],
    [
      '汗をかいてもさらりと乾き、においも残りにくいメリノです。',
      'Fine merino that dries fast and never holds a smell.',
    ],
    1.3,
    ['travel'],
  ),
  cashmere: material(
    ['カシミヤ', 'Cashmere'],
    [
      'とろけるような手ざわりのカシミヤを、ぜいたくに使いました。',
      'Generous with cashmere that melts under the hand.',
    ],
    2.1,
    ['winter', 'gift'],
  ),
  denim: material(
    ['デニム', 'Denim'],
    ['色落ちを育てていける、旧式織機のデニムです。', 'Shuttle-loom denim that fades the way you live.'],
    1.1,
  ),
  corduroy: material(
    ['コーデュロイ', 'Corduroy'],
    ['陰影のきれいな中太の畝が、秋冬の装いに映えます。', 'Mid-wale corduroy with a soft play of light.'],
    1.1,
    ['winter'],
  ),
  tweed: material(
    ['ツイード', 'Tweed'],
    ['何色もの糸を織り込んだ、深みのあるツイードです。', 'A deep tweed woven from many-coloured yarns.'],
    1.4,
    ['winter'],
  ),
  silk: material(
    ['シルク', 'Silk'],
    ['しっとりとした光沢のシルクを100%使用しています。', 'Pure silk with a quiet lustre.'],
    1.6,
    ['gift'],
  ),
  nylon: material(
    ['ナイロン', 'Nylon'],
    ['細い糸を高密度に織った、軽くて丈夫なナイロンです。', 'Light, tough nylon woven from the finest yarns.'],
    0.95,
    ['light'],
  ),
  fleece: material(
    ['フリース', 'Fleece'],
    ['回収したボトルから生まれた、あたたかなフリースです。', 'Warm fleece spun from recycled bottles.'],
    0.9,
    ['winter', 'eco'],
  ),
  down: material(
    ['ダウン', 'Down'],
    [
      'かさ高のあるダウンを、片手に収まる軽さに封じ込めました。',
      'Lofty down at a weight that disappears in the hand.',
    ],
    1.6,
    ['winter', 'light'],
  ),
  flannel: material(
    ['フランネル', 'Flannel'],
    [
      '起毛させた生地が、袖を通した瞬間からあたたかい。',
      'Brushed on both sides, warm from the first moment.',
    ],
    1,
    ['winter'],
  ),
  gauze: material(
    ['ダブルガーゼ', 'Double Gauze'],
    [
      '二重のガーゼが汗を吸って、ふんわり乾きます。',
      'Two layers of gauze that drink up moisture and dry soft.',
    ],
    0.9,
    ['summer'],
  ),
  hemp: material(
    ['ヘンプ', 'Hemp'],
    ['風を通すヘンプは、蒸し暑い日ほど心地よい素材です。', 'Breezy hemp, at its best on the stickiest days.'],
    1.1,
    ['summer', 'eco'],
  ),
  canvas: material(
    ['キャンバス', 'Canvas'],
    [
      '倉敷で織られた厚手の帆布を使い、底まで二重に仕立てました。',
      'Heavy Kurashiki canvas, doubled at the base.',
    ],
    1,
    ['japan'],
  ),
  leather: material(
    ['レザー', 'Leather'],
    ['植物の渋でなめした革が、使うほど深い色に育ちます。', 'Vegetable-tanned leather that deepens with use.'],
    1.6,
    ['gift'],
  ),
  suede: material(
    ['スエード', 'Suede'],
    ['きめ細かく起毛させた革は、足もとをやわらかく見せてくれます。', 'Fine-napped suede with a gentle look.'],
    1.4,
  ),
  waterproof: manner(
    ['防水', 'Waterproof'],
    [
      '縫い目まで止水した三層構造で、雨の日も頼りになります。',
      'Three layers and sealed seams for the wettest days.',
    ],
    1.3,
    ['waterproof'],
  ),
  packable: manner(
    ['折りたたみ', 'Packable'],
    [
      '手のひらの大きさにたためて、かばんに入れておけます。',
      'Folds to the size of a palm and waits in your bag.',
    ],
    1,
    ['travel', 'light'],
  ),
  light: manner(
    ['軽量', 'Lightweight'],
    ['持った人がみな驚く軽さに仕上げました。', 'So light that everyone who lifts it looks twice.'],
    1.2,
    ['light', 'travel'],
  ),
  cool: manner(
    ['接触冷感', 'Cooling'],
    [
      '触れるとひんやりする糸で、真夏の一日を涼しく過ごせます。',
      'A cool-touch yarn for the height of summer.',
    ],
    1,
    ['summer'],
  ),
  stainless: material(
    ['ステンレス', 'Stainless'],
    ['さびに強い18-8ステンレスを、つや消しに仕上げています。', 'Rust-proof 18-8 steel in a matte finish.'],
  ),
  titanium: material(
    ['チタン', 'Titanium'],
    [
      '驚くほど軽く、口当たりに金気のないチタン製です。',
      'Titanium: startlingly light, and no taste of metal.',
    ],
    2,
    ['light', 'camping'],
  ),
  enamel: material(
    ['ホーロー', 'Enamel'],
    [
      'ガラス質をまとったホーローは、においも色も移りません。',
      'Glassy enamel keeps neither smells nor stains.',
    ],
    1.1,
  ),
  castIron: material(
    ['鋳鉄', 'Cast Iron'],
    [
      '熱をたくわえる鋳鉄が、食材の芯までじっくり火を通します。',
      'Heat-holding iron that cooks gently to the core.',
    ],
    1.3,
    ['japan'],
  ),
  copper: material(
    ['銅', 'Copper'],
    [
      '熱をむらなく伝える銅を、職人が一つずつ打ち出しました。',
      'Hand-hammered copper that spreads heat evenly.',
    ],
    1.8,
    ['handmade', 'gift'],
  ),
  aluminium: material(
    ['アルミ', 'Aluminium'],
    ['軽くて熱のまわりが早い、気取らないアルミ製です。', 'Unfussy aluminium, light and quick to heat.'],
    0.8,
    ['light'],
  ),
  brass: material(
    ['真鍮', 'Brass'],
    ['時とともに飴色に変わっていく、無垢の真鍮です。', 'Solid brass that mellows to amber with time.'],
    1.3,
    ['gift'],
  ),
  walnut: material(
    ['ウォールナット', 'Walnut'],
    ['木目の表情が一点ずつ違う、ウォールナットの無垢材です。', 'Solid walnut, no two grains alike.'],
    1.3,
    ['gift'],
  ),
  oak: material(
    ['オーク', 'Oak'],
    ['明るく丈夫なオーク材を、植物オイルで仕上げました。', 'Pale, sturdy oak finished in plant oil.'],
    1.1,
  ),
  cherry: material(
    ['桜', 'Cherrywood'],
    ['使うほど赤みを増していく、なめらかな桜の木です。', 'Silky cherrywood that reddens with the years.'],
    1.2,
    ['japan'],
  ),
  hinoki: material(
    ['ひのき', 'Hinoki'],
    ['木曽のひのきの、すがすがしい香りが広がります。', 'The clear, bright scent of Kiso cypress.'],
    1.2,
    ['japan'],
  ),
  bamboo: material(
    ['竹', 'Bamboo'],
    ['しなやかで水に強い、国産の真竹を使っています。', 'Supple, water-loving Japanese bamboo.'],
    0.9,
    ['japan', 'eco'],
  ),
  wooden: material(
    ['木製', 'Wooden'],
    ['角をまるく磨いた木は、手に吸いつくようになじみます。', 'Wood sanded round until it sits in the hand.'],
    1,
    ['eco'],
  ),
  arita: ware(
    ['有田焼', 'Arita'],
    ['磁器', 'Porcelain'],
    [
      '四百年の窯元が焼く、薄くて丈夫な白磁です。',
      'Thin, strong white porcelain from a four-century-old kiln.',
    ],
  ),
  mino: ware(
    ['美濃焼', 'Mino'],
    ['陶器', 'Stoneware'],
    [
      '土の表情を残した釉薬が、一点ずつ違う景色を見せます。',
      'An earthy glaze that comes out differently on each piece.',
    ],
  ),
  mashiko: ware(
    ['益子焼', 'Mashiko'],
    ['陶器', 'Stoneware'],
    ['ぽってりとした厚みがあたたかい、益子の土もの。', 'Warm and full-bodied earthenware from Mashiko.'],
  ),
  heatproof: material(
    ['耐熱ガラス', 'Heatproof Glass'],
    [
      '直火にも電子レンジにもかけられる、澄んだガラスです。',
      'Clear glass at home on the stove and in the microwave.',
    ],
  ),
  lacquer: material(
    ['漆塗り', 'Lacquered'],
    ['木地に漆を塗り重ねた、しっとりと手になじむ品です。', 'Layer upon layer of urushi over turned wood.'],
    1.8,
    ['japan', 'handmade', 'gift'],
  ),
  silicone: material(
    ['シリコン', 'Silicone'],
    [
      '熱に強く、冷凍庫から食洗機までそのまま使えます。',
      'Heat-safe, and happy in freezer and dishwasher alike.',
    ],
    0.8,
  ),
  acrylic: material(
    ['アクリル', 'Acrylic'],
    ['透明なアクリルが、中身を軽やかに見せます。', 'Clear acrylic that lets the contents do the talking.'],
    0.8,
  ),
  washi: material(
    ['和紙', 'Washi'],
    ['楮を手ですいた和紙は、光をやわらかく透かします。', 'Hand-made mulberry paper that glows in the light.'],
    1.3,
    ['japan', 'handmade'],
  ),
  recycled: material(
    ['再生紙', 'Recycled Paper'],
    ['インクがにじみにくい再生紙を使っています。', 'Recycled paper on which ink stays put.'],
    0.9,
    ['eco'],
  ),
  cloth: material(
    ['布張り', 'Clothbound'],
    [
      '背までしっかりと布を張り、開いたままで机に置けます。',
      'Bound in cloth to the spine, and lies flat when open.',
    ],
    1.2,
    ['gift'],
  ),
  slim: manner(
    ['薄型', 'Slim'],
    ['胸ポケットにすっと収まる薄さです。', 'Slim enough for a breast pocket.'],
    0.95,
  ),
  desktop: manner(
    ['卓上', 'Desktop'],
    ['机の上でちょうどよい大きさに作りました。', 'Sized for a desk that has other things on it.'],
  ),
  classic: manner(
    ['定番', 'Classic'],
    [
      '長く作り続けている、店でいちばん手堅い一品です。',
      'The one we have made the longest, and for good reason.',
    ],
  ),
  mechanical: manner(
    ['製図用', 'Drafting'],
    ['線の太さがぶれない、製図のための道具です。', 'A drafting tool that never wavers.'],
    1.3,
    ['work'],
  ),
  coloured: manner(
    ['12色', '12-Colour'],
    [
      '並べて眺めるだけで楽しい、日本の伝統色を集めました。',
      'Twelve traditional Japanese colours, lovely in a row.',
    ],
    1.4,
    ['gift'],
  ),
  beginner: manner(
    ['入門', 'Starter'],
    ['はじめての人にも扱いやすい作りです。', 'Made to be easy for first-timers.'],
    0.8,
  ),
  darkRoast: manner(
    ['深煎り', 'Dark Roast'],
    ['ほろ苦く、ミルクを入れても負けない濃さです。', 'Bittersweet, and bold enough for milk.'],
  ),
  lightRoast: manner(
    ['浅煎り', 'Light Roast'],
    ['果実のような香りと、明るい酸味を楽しめます。', 'Bright, with the scent of ripe fruit.'],
    1.1,
  ),
  mediumRoast: manner(
    ['中煎り', 'Medium Roast'],
    ['苦味と酸味のつりあいがよく、毎日飲みたくなります。', 'Balanced enough to drink every single day.'],
  ),
  decaf: manner(
    ['カフェインレス', 'Decaf'],
    [
      '夜でも安心の、水だけでカフェインを除いた一杯です。',
      'Decaffeinated with nothing but water, for any hour.',
    ],
    1.2,
  ),
  organic: manner(
    ['有機', 'Organic'],
    ['有機JASの認証を受けた畑から届きます。', 'From fields with organic certification.'],
    1.2,
    ['organic'],
  ),
  uji: manner(
    ['宇治', 'Uji'],
    ['霧の深い宇治の茶園で、ていねいに摘まれました。', 'Picked with care in the misty gardens of Uji.'],
    1.3,
    ['japan', 'gift'],
  ),
  shizuoka: manner(
    ['静岡', 'Shizuoka'],
    ['日当たりのよい静岡の山あいで育ちました。', 'Grown on the sunny slopes of Shizuoka.'],
    1,
    ['japan'],
  ),
  coldBrew: manner(
    ['水出し', 'Cold Brew'],
    ['水にひたしておくだけで、すっきりと出ます。', 'Just add cold water and wait.'],
    1,
    ['summer'],
  ),
  yuzu: manner(
    ['ゆず', 'Yuzu'],
    ['高知のゆずの、さわやかな香りがはじけます。', 'Bright with yuzu from Kochi.'],
    1,
    ['japan'],
  ),
  matcha: manner(
    ['抹茶', 'Matcha'],
    ['石臼で挽いた抹茶を、惜しまず使っています。', 'Generous with stone-ground matcha.'],
    1.1,
    ['japan'],
  ),
  sesame: manner(
    ['黒ごま', 'Black Sesame'],
    ['香ばしく煎った黒ごまを、たっぷり練り込みました。', 'Packed with toasted black sesame.'],
  ),
  chocolate: manner(
    ['チョコ', 'Chocolate'],
    ['カカオの香る、甘さひかえめのチョコを合わせました。', 'With dark, not-too-sweet chocolate.'],
    1.1,
    ['winter'],
  ),
  caramel: manner(
    ['塩キャラメル', 'Salted Caramel'],
    ['沖縄の塩が、キャラメルの甘さを引き締めます。', 'Okinawan salt keeps the caramel in check.'],
  ),
  spicy: manner(
    ['山椒', 'Sansho Pepper'],
    ['しびれる辛さの奥に、柑橘の香りが立ちます。', 'A tingle of pepper with citrus behind it.'],
  ),
  wireless: manner(
    ['ワイヤレス', 'Wireless'],
    ['コードから解き放たれて、机の上がすっきりします。', 'No cord, and a tidier desk.'],
    1.1,
    ['new'],
  ),
  noiseCancelling: manner(
    ['ノイズキャンセリング', 'Noise Cancelling'],
    ['電車の中でも、まわりの音がすっと遠のきます。', 'The train fades away at the press of a button.'],
    1.8,
    ['travel'],
  ),
  rechargeable: manner(
    ['充電式', 'Rechargeable'],
    ['USB-Cで充電でき、一度でおよそ20時間使えます。', 'Charges by USB-C and lasts about twenty hours.'],
  ),
  solar: manner(
    ['ソーラー', 'Solar'],
    ['日なたに置いておけば、夜には明るくともります。', 'Leave it in the sun, and it shines by night.'],
    1.1,
    ['eco', 'camping'],
  ),
  compact: manner(
    ['コンパクト', 'Compact'],
    ['旅にも持っていける、手のひらの大きさです。', 'Palm-sized, and happy to travel.'],
    0.9,
    ['travel'],
  ),
  touch: manner(
    ['タッチ式', 'Touch'],
    ['ふれるだけで、三段階に切り替わります。', 'One touch steps through three levels.'],
  ),
  smart: manner(
    ['スマート', 'Smart'],
    ['手もとの端末から、好きな時刻に動かせます。', 'Set it from your phone, for whenever you like.'],
    1.4,
    ['new'],
  ),
  solo: manner(
    ['ソロ', 'Solo'],
    ['一人で静かに過ごす夜のための大きさです。', 'Sized for one, and a quiet night.'],
    0.8,
    ['camping'],
  ),
  twoPerson: manner(['2人用', '2-Person'], ['二人で使ってちょうどよい広さです。', 'Just right for two.'], 1, [
    'camping',
  ]),
  family: manner(
    ['ファミリー', 'Family'],
    ['四人家族が、足をのばして過ごせます。', 'Room for a family of four to stretch out.'],
    1.6,
    ['camping', 'kids'],
  ),
  trail: manner(
    ['トレイル', 'Trail'],
    ['長い山道でも疲れにくい作りです。', 'Made for long days on the trail.'],
    1.1,
    ['hiking'],
  ),
  winterGrade: manner(
    ['冬用', 'Winter'],
    ['氷点下の朝でも頼れるあたたかさです。', 'Dependable on mornings below zero.'],
    1.3,
    ['winter'],
  ),
  lavender: manner(
    ['ラベンダー', 'Lavender'],
    ['富良野のラベンダーが、眠る前の気持ちをほどきます。', 'Furano lavender to unwind before sleep.'],
  ),
  camellia: manner(
    ['椿', 'Camellia'],
    ['五島の椿から搾った油が、しっとりと守ります。', 'With oil pressed from the camellias of Goto.'],
    1.2,
    ['japan'],
  ),
  rose: manner(
    ['ローズ', 'Rose'],
    ['朝摘みのばらの、やさしい香りをうつしました。', 'The gentle scent of roses picked at dawn.'],
    1.1,
    ['gift'],
  ),
  riceBran: manner(
    ['米ぬか', 'Rice Bran'],
    ['酒蔵の米ぬかを使った、昔ながらのお手入れです。', 'An old remedy: rice bran from a sake brewery.'],
    1,
    ['japan'],
  ),
  unscented: manner(
    ['無香料', 'Unscented'],
    ['香りも色もつけず、肌に要るものだけにしました。', 'No scent, no colour, only what skin needs.'],
  ),
  mint: manner(['ハッカ', 'Mint'], ['北見のハッカが、すうっと涼しい。', 'Cool with mint from Kitami.'], 0.9, [
    'summer',
  ]),
  animal: manner(
    ['どうぶつ', 'Animal'],
    [
      'ぞう、きつね、ふくろう。どの子もいい顔をしています。',
      'Elephant, fox and owl, each with a face of its own.',
    ],
    1,
    ['kids'],
  ),
  vehicle: manner(
    ['のりもの', 'Vehicle'],
    ['バスに電車に消防車、町がまるごとそろいます。', 'Bus, train and fire engine: the whole town.'],
    1,
    ['kids'],
  ),
  first: manner(
    ['はじめての', 'My First'],
    ['口に入れても安心な塗料で仕上げています。', 'Finished in paint that is safe to chew.'],
    0.9,
    ['kids', 'gift'],
  ),
  flower: manner(
    ['花柄', 'Floral'],
    ['水彩で描いた野の花を、ていねいに染めました。', 'Meadow flowers painted in watercolour, then dyed.'],
    1,
    ['summer'],
  ),
  stripe: manner(
    ['ボーダー', 'Striped'],
    ['太さの違う縞を、糸から染めて編んでいます。', 'Stripes of two widths, knitted from dyed yarn.'],
  ),
  check: manner(
    ['ギンガムチェック', 'Gingham'],
    ['細かな格子が、顔まわりを明るく見せます。', 'A small check that brightens the face.'],
  ),
  indigoDyed: manner(
    ['藍染', 'Indigo-Dyed'],
    ['徳島の職人が、何度もかめに沈めて染め上げました。', 'Dipped again and again by a dyer in Tokushima.'],
    1.4,
    ['japan', 'handmade'],
  ),
} as const satisfies Record<string, Quality>;
