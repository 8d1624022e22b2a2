/** Katakana words of shops that the dictionary lacks, or that are too short to be trusted from it. */
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

/** Words of shops in hiragana that the dictionary would cut to pieces, longest first where one begins another. */
export const HIRAGANA_WORDS: readonly string[] =
  'どうぶつ のりもの つみき ぬいぐるみ ようかん どら焼き せっけん すいとう かばん くつした てぬぐい 湯のみ こども'.split(
    ' ',
  );

/** Suffixes the dictionary reads otherwise than shops do: 美濃焼 is a みのやき. */
export const SUFFIX_READINGS: Readonly<Record<string, string>> = {焼: 'ヤキ', 屋: 'ヤ', 型: 'ガタ'};
