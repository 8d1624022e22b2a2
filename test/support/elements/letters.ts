const FONTS = ['noto-sans-jp', 'noto-sans-arabic'];
const FAMILIES = '"Noto Sans JP Variable", "Noto Sans Arabic Variable"';

/** Writes an element in fonts from npm, which give a text the same size on every machine. */
export async function writeInOwnLetters(element: HTMLElement, text: string): Promise<void> {
  for (const font of FONTS) await addSheet(`/node_modules/@fontsource-variable/${font}/wght.css`);
  element.style.fontFamily = FAMILIES;
  element.textContent = toOwnLetters(text);
  await document.fonts.load(`16px ${FAMILIES}`, element.textContent);
}

/** Replaces letters that the fonts don't have by others of about the same width. */
function toOwnLetters(text: string): string {
  return [...new Intl.Segmenter().segment(text)]
    .map(({segment}) => (/\p{Script=Hangul}/u.test(segment) ? '語' : segment))
    .map(segment => (/\p{Script=Thai}|\p{Script=Hebrew}/u.test(segment) ? 'n' : segment))
    .join('');
}

async function addSheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`There is no ${href}.`));
    document.head.append(link);
  });
}
