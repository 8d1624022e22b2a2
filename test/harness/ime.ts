import type {CDPSession, Page} from 'playwright';

/**
 * Types into the focused field as with a Japanese IME: each step replaces the text being composed, then Enter commits
 * the last: `composeText(page, ['ｊ', 'じ', 'じゃ', 'じゃけっと', 'ジャケット'])`.
 */
export async function composeText(page: Page, steps: readonly string[]): Promise<void> {
  const session = await startComposing(page, steps);
  // The Enter that ends a composition is a key press too, told apart by key code 229 alone.
  await session.send('Input.dispatchKeyEvent', {...IME_KEY, type: 'rawKeyDown', key: 'Enter', code: 'Enter'});
  await session.send('Input.insertText', {text: steps.at(-1) ?? ''});
  await session.send('Input.dispatchKeyEvent', {
    type: 'keyUp',
    windowsVirtualKeyCode: 13,
    key: 'Enter',
    code: 'Enter',
  });
}

/** The same without the Enter: the last step is still being composed. */
export async function startComposing(page: Page, steps: readonly string[]): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  for (const text of steps) {
    await session.send('Input.dispatchKeyEvent', {...IME_KEY, type: 'rawKeyDown', key: 'Process'});
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await session.send('Input.dispatchKeyEvent', {...IME_KEY, type: 'keyUp', key: 'Process'});
  }
  return session;
}

/** What browsers report for every key an IME handles. */
const IME_KEY = {windowsVirtualKeyCode: 229};
