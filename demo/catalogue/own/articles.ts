import {type Bilingual, TAGS} from './words.ts';

/** An article in both languages. */
export interface ArticleDraft {
  readonly handle: string;
  readonly blog: 'journal' | 'guides';
  readonly title: Bilingual;
  readonly body: Bilingual;
  readonly author: Bilingual;
  readonly publishedAt: string;
  /** Silhouette and colour of its picture. */
  readonly picture?: string;
  readonly tags: readonly Bilingual[];
}

const HARU: Bilingual = ['森野はる', 'Haru Morino'];
const SOTA: Bilingual = ['高瀬颯太', 'Sota Takase'];
const MEI: Bilingual = ['白石芽衣', 'Mei Shiraishi'];

function guide(
  date: string,
  handle: string,
  picture: string,
  title: Bilingual,
  body: Bilingual,
  tags: ArticleDraft['tags'],
): ArticleDraft {
  return {
    blog: 'guides',
    handle,
    title,
    body,
    author: SOTA,
    publishedAt: `${date}T01:00:00.000Z`,
    picture,
    tags,
  };
}

function journal(
  date: string,
  handle: string,
  picture: string,
  title: Bilingual,
  body: Bilingual,
  author = HARU,
): ArticleDraft {
  return {
    blog: 'journal',
    handle,
    title,
    body,
    author,
    publishedAt: `${date}T22:30:00.000Z`,
    picture,
    tags: [TAGS.living],
  };
}

export const ARTICLES: readonly ArticleDraft[] = [
  guide(
    '2026-09-12',
    'how-to-choose-a-tent',
    'tent-khaki',
    ['はじめてのテントの選び方', 'How to Choose Your First Tent'],
    [
      '<p>人数、重さ、設営のしやすさ。三つの順に考えると、自分に合うテントが見えてきます。迷ったら、人数に一人分の余裕を足してください。</p>',
      '<p>Think of people, weight and ease of pitching, in that order, and the right tent appears. When in doubt, add room for one more.</p>',
    ],
    [TAGS.camping],
  ),
  guide(
    '2026-08-28',
    'pour-over-coffee',
    'dripper-white',
    ['おいしいコーヒーの淹れ方', 'How to Brew a Better Pour-Over'],
    [
      '<p>豆は中挽き、お湯は九十度。最初の三十秒の蒸らしが、味の八割を決めます。ドリッパーの形による違いもたしかめました。</p>',
      '<p>Grind medium, pour at ninety degrees. The first thirty seconds of bloom decide most of the taste. We compare drippers, too.</p>',
    ],
    [TAGS.living],
  ),
  guide(
    '2026-08-05',
    'caring-for-linen',
    'shirt-white',
    ['リネンの洗い方としまい方', 'Washing and Storing Linen'],
    [
      '<p>リネンは洗うほどやわらかくなります。脱水は短く、しわをのばして陰干しに。アイロンは半乾きのうちにかけましょう。</p>',
      '<p>Linen softens with every wash. Spin it briefly, smooth it out and dry it in the shade. Iron while still damp.</p>',
    ],
    [TAGS.summer],
  ),
  guide(
    '2026-07-19',
    'layering-for-mountains',
    'backpack-green',
    ['登山の服装：重ね着の基本', 'Layering for the Mountains'],
    [
      '<p>肌に近い順に、吸って乾かす、あたためる、風と雨を防ぐ。三枚の役割を分ければ、夏山から初冬まで対応できます。</p>',
      '<p>Wick, warm, shield: give each of three layers one job, and you are ready from midsummer to first snow.</p>',
    ],
    [TAGS.hiking],
  ),
  guide(
    '2026-07-02',
    'choosing-hiking-boots',
    'boots-brown',
    ['足に合う登山靴の見つけ方', 'Finding Hiking Boots That Fit'],
    [
      '<p>試着は夕方に、山用の靴下で。つま先に一センチの余裕があるか、下り坂で指が当たらないかを確かめます。</p>',
      '<p>Try them in the evening, in hiking socks. Leave a centimetre at the toes, and check them on a downhill slope.</p>',
    ],
    [TAGS.hiking],
  ),
  guide(
    '2026-06-14',
    'seasoning-cast-iron',
    'pan-black',
    ['鉄のフライパンの育て方', 'Seasoning a Cast Iron Pan'],
    [
      '<p>使い終わったらお湯で洗い、火にかけて水気をとばし、油を薄くのばします。それだけで、何十年も使える道具になります。</p>',
      '<p>Rinse hot, dry over a flame, wipe with oil. That is all it takes for a pan to outlive you.</p>',
    ],
    [TAGS.living],
  ),
  guide(
    '2026-05-30',
    'fountain-pen-basics',
    'fountainpen-navy',
    ['万年筆をはじめる人へ', 'Starting Out with Fountain Pens'],
    [
      '<p>細字か中字か、紙との相性はどうか。最初の一本の選び方と、月に一度の洗い方をまとめました。</p>',
      '<p>Fine or medium, and on which paper? How to choose the first one, and how to rinse it once a month.</p>',
    ],
    [TAGS.work],
  ),
  guide(
    '2026-05-11',
    'choosing-a-planner',
    'planner-brown',
    ['続けられる手帳の選び方', 'Choosing a Planner You Will Keep'],
    [
      '<p>書くことが少ない人ほど、週間の手帳が向いています。大きさは、いつものかばんに入るかどうかで決めましょう。</p>',
      '<p>The less you write, the more a weekly layout suits you. Let your usual bag decide the size.</p>',
    ],
    [TAGS.work],
  ),
  guide(
    '2026-04-22',
    'knife-sharpening',
    'knife-black',
    ['包丁の研ぎ方', 'How to Sharpen a Kitchen Knife'],
    [
      '<p>砥石を水に十分ひたし、角度は硬貨二枚分。力を入れず、刃先の返りを指で確かめながら進めます。</p>',
      '<p>Soak the stone, hold the angle of two stacked coins, and let the burr tell you when to turn.</p>',
    ],
    [TAGS.living],
  ),
  guide(
    '2026-04-03',
    'bottle-care',
    'bottle-navy',
    ['水筒のにおいをとる方法', 'Getting Smells Out of a Bottle'],
    [
      '<p>重曹を大さじ一杯、お湯を注いで一晩。パッキンは外して、別に洗うのがこつです。</p>',
      '<p>A spoonful of baking soda, hot water, one night. Take out the gasket and wash it on its own.</p>',
    ],
    [TAGS.living],
  ),
  guide(
    '2026-03-15',
    'campfire-rules',
    'firepit-silver',
    ['焚き火のきまりと後始末', 'Campfire Manners'],
    [
      '<p>直火を避け、風の強い日はあきらめる。灰が冷えるまで見届けるのが、次に来る人への礼儀です。</p>',
      '<p>Use a fire pit, skip windy days, and stay until the ashes are cold, for whoever comes next.</p>',
    ],
    [TAGS.camping],
  ),
  guide(
    '2026-02-26',
    'merino-myths',
    'sweater-grey',
    ['メリノウールはちくちくしない', 'Merino Does Not Itch'],
    [
      '<p>繊維の太さが十八ミクロンを切ると、肌は羊毛と気づきません。夏にも着られる理由とあわせて説明します。</p>',
      '<p>Below eighteen microns, skin cannot tell it is wool. And why you can wear it in summer as well.</p>',
    ],
    [TAGS.winter],
  ),
  guide(
    '2026-02-08',
    'headphones-at-home',
    'headphones-black',
    ['家で使うヘッドホンの選び方', 'Headphones for Home'],
    [
      '<p>開放型は音がひろがり、密閉型は家族を起こしません。長くかけるなら、重さを最初に見てください。</p>',
      '<p>Open backs breathe, closed backs let the family sleep. For long sessions, check the weight first.</p>',
    ],
    [TAGS.living],
  ),
  guide(
    '2026-01-20',
    'pencil-hardness',
    'pencil-green',
    ['鉛筆の硬さの話', 'About Pencil Grades'],
    [
      '<p>Hは硬く、Bは濃い。下書きには2H、手紙には2B。紙と用途で使い分けると、書くことがもっと楽しくなります。</p>',
      '<p>H is hard, B is black. 2H for sketches, 2B for letters: match the pencil to the paper.</p>',
    ],
    [TAGS.work],
  ),
  journal(
    '2026-09-05',
    'visit-to-a-kiln',
    'bowl-indigo',
    ['窯元をたずねて', 'A Visit to a Kiln'],
    [
      '<p>朝五時、窯の火を落とす瞬間に立ち会いました。扉を開けるまで、焼き上がりは誰にもわかりません。</p>',
      '<p>We were there at five in the morning when the fire went out. Nobody knows what is inside until the door opens.</p>',
    ],
  ),
  journal(
    '2026-08-18',
    'a-day-with-a-roaster',
    'beans-brown',
    ['珈琲焙煎士の一日', 'A Day with a Coffee Roaster'],
    [
      '<p>豆のはぜる音を聞き分けて、火を弱める。その数秒のために、毎朝同じ道を歩くのだそうです。</p>',
      '<p>He listens for the crack and lowers the flame. For those few seconds, he walks the same road every morning.</p>',
    ],
    MEI,
  ),
  journal(
    '2026-07-27',
    'indigo-hands',
    'tenugui-indigo',
    ['藍に染まる手', 'Hands Dyed with Indigo'],
    [
      '<p>徳島の工房では、藍を「建てる」と言います。生きた染料と向き合う人の手は、爪の先まで青い。</p>',
      '<p>In Tokushima they say that indigo is raised. The hands of those who raise it are blue to the nails.</p>',
    ],
  ),
  journal(
    '2026-07-08',
    'summer-in-a-hut',
    'lantern-khaki',
    ['山小屋の夏', 'Summer in a Mountain Hut'],
    [
      '<p>水は沢から、灯りは太陽から。荷物を減らすほど、夜空が近くなりました。</p>',
      '<p>Water from the stream, light from the sun. The less we carried, the nearer came the stars.</p>',
    ],
    SOTA,
  ),
  journal(
    '2026-06-21',
    'rainy-days',
    'umbrella-navy',
    ['雨の日の楽しみ', 'In Praise of Rainy Days'],
    [
      '<p>傘をたたく音を聞きながら、湯を沸かす。雨の日にだけ読む本を、一冊決めておくのもよいものです。</p>',
      '<p>Boil water to the sound of rain. Keep one book for rainy days only.</p>',
    ],
    MEI,
  ),
  journal(
    '2026-06-02',
    'bread-and-butter',
    'plate-white',
    ['朝ごはんの支度', 'Getting Breakfast Ready'],
    [
      '<p>厚めのパン、よく冷えたバター、深煎りの一杯。よい一日は、たいてい台所から始まります。</p>',
      '<p>Thick toast, cold butter, a dark cup. Good days tend to begin in the kitchen.</p>',
    ],
  ),
  journal(
    '2026-05-17',
    'letters',
    'letter-pink',
    ['手紙を書く夜', 'A Night for Letters'],
    [
      '<p>便箋を選ぶところから、もう相手と話しているようです。書き損じも、三枚までは楽しい。</p>',
      '<p>Choosing the paper is already a conversation. Three spoiled sheets are part of the fun.</p>',
    ],
    MEI,
  ),
  journal(
    '2026-04-29',
    'leather-that-ages',
    'wallet-brown',
    ['革を育てる', 'Leather That Ages with You'],
    [
      '<p>十年使った財布を、職人さんに見てもらいました。傷も色むらも、直すのではなく磨くのだと言います。</p>',
      '<p>We showed a ten-year-old wallet to its maker. Scars are not repaired, she said, they are polished.</p>',
    ],
  ),
  journal(
    '2026-04-10',
    'spring-picnic',
    'bento-red',
    ['花見の弁当箱', 'Bento Under the Blossoms'],
    [
      '<p>卵焼きは甘く、おにぎりは小さめに。敷物の端を石で押さえたら、春のはじまりです。</p>',
      '<p>Sweet omelette, small rice balls. Weigh down the corners of the cloth, and spring has begun.</p>',
    ],
  ),
  journal(
    '2026-03-23',
    'toys-handed-down',
    'blocks-yellow',
    ['譲られてきたつみき', 'Blocks Handed Down'],
    [
      '<p>三人の子が遊んだつみきは、角がまるく、少し飴色です。四人目のために、箱だけ新しくしました。</p>',
      '<p>Three children have rounded their corners. For the fourth, only the box is new.</p>',
    ],
    MEI,
  ),
  journal(
    '2026-03-01',
    'desk-lamp-evenings',
    'lamp-yellow',
    ['机の灯り', 'By the Light of a Desk Lamp'],
    [
      '<p>部屋の照明を消して、手もとだけを照らす。考えごとには、光の輪が一つあれば足ります。</p>',
      '<p>Turn off the ceiling light. For thinking, one circle of light is enough.</p>',
    ],
  ),
  journal(
    '2026-02-14',
    'a-box-of-cookies',
    'tin-red',
    ['クッキー缶のひみつ', 'The Secret of a Cookie Tin'],
    [
      '<p>すき間なく詰めるために、形から考えるのだそうです。設計図は、まるで寄木細工のようでした。</p>',
      '<p>Shapes come first, so that nothing rattles. The plan looks like marquetry.</p>',
    ],
  ),
  journal(
    '2026-01-28',
    'winter-soup',
    'pot-red',
    ['冬の両手鍋', 'A Pot for Winter'],
    [
      '<p>根菜を切って、水を張って、ふたをする。待つあいだに、窓がゆっくり曇っていきます。</p>',
      '<p>Chop roots, add water, close the lid. While you wait, the window slowly mists over.</p>',
    ],
    SOTA,
  ),
  journal(
    '2026-01-04',
    'first-walk-of-the-year',
    'mapcase-brown',
    ['初歩きの道', 'First Walk of the Year'],
    [
      '<p>地図を一枚だけ持って、知らない駅で降りました。引き返すのも、よい道の選び方です。</p>',
      '<p>One map, an unknown station. Turning back is also a way of choosing a good road.</p>',
    ],
    SOTA,
  ),
];
