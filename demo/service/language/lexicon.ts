/** Katakana words of shops that the dictionary lacks, or that are too short to trust it with. */
export const COMPOUND_PARTS: ReadonlySet<string> = new Set(
  `
  アウター イヤホン イヤフォン ワンポール ヘッドフォン キャンセリング アウトドア アクリル アルミ アンクル ウール ウォレット エコ エプロン オーガニック オイル オックスフォード カゴ
  カシミヤ カットソー カップ カバー カフェ ガラス カラー キー キッズ キャップ キャニスター キャンバス キャンプ
  クッカー クッション クッキー グラス グローブ ケース ケトル コート コーデュロイ コードバン コーヒー コットン コンテナ サコッシュ サンダル シェラ シェル
  シャツ シューズ ジャケット ショルダー シリコン シルク ジョガー スウェット スカート スキン スタンド スツール ステンレス
  ストーブ ストール スニーカー スパイス スピーカー スプーン スリッパ セーター セット ソックス ソフト タープ タイツ タオル タンブラー
  ダウン チェア チタン チャイ チョコ チノ ツイード ティー テーブル テーラード テント デスク デニム トート トイ トップ トレー トレッキング
  ドリッパー ドリップ ナイフ ナイロン ニット ネル ノート バーナー バケット バス バスケット バックパック バッグ バッテリー
  パーカー パーカ パン パンツ ビーニー フィルター フーディ フライ フランネル フリース ブーツ ブックカバー ブラウス ブランケット ブランク
  プルオーバー プレート ヘッド ヘッドホン ベスト ベルト ペン ペンシル ペーパー ホーロー ボール ボウル ボタン ボックス
  ボディ ボトル ポーチ ポット ポロ マウス マグ マグカップ マスキング マット マフラー マフィン ミトン ミニ ミル メッシュ メモ メリノ モカシン
  モバイル ライト ライナー ラテ ランタン リネン リップ リブ リュック リング ルーム レイン レザー ロッド ローファー ロープ
  ワーク ワイド ワイヤレス ワックス ワンピース
  `
    .trim()
    .split(/\s+/),
);

/** Hiragana words of shops that the dictionary would split. */
export const HIRAGANA_WORDS: readonly string[] =
  'どうぶつ のりもの つみき ぬいぐるみ ようかん せっけん すいとう かばん くつした てぬぐい こども'.split(' ');

/**
 * Goods that shoppers look for by this reading, although compounds have another one (梅酒, 再生紙) or the dictionary has
 * (米, and 三つ of 三つ編み) or none (鋏).
 */
export const GOODS_READINGS = new Map(
  Object.entries({
    酒: 'サケ',
    塩: 'シオ',
    米: 'コメ',
    糸: 'イト',
    紙: 'カミ',
    網: 'アミ',
    花: 'ハナ',
    魚: 'サカナ',
    札: 'フダ',
    鋏: 'ハサミ',
    鋸: 'ノコギリ',
    三つ: 'ミツ',
    四つ: 'ヨツ',
    六つ: 'ムツ',
    八つ: 'ヤツ',
  }),
);

/** Suffixes that the dictionary reads differently from shops: 美濃焼 is a みのやき. */
export const SUFFIX_READINGS = new Map(Object.entries({焼: 'ヤキ', 屋: 'ヤ', 型: 'ガタ'}));
