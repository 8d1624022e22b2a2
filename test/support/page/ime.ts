import type {CDPSession, Page} from 'playwright';

/**
 * Types into the focused field like a Japanese IME: each step replaces the composed text, then Enter commits the last
 * one: `composeText(page, ['ｊ', 'じ', 'じゃ', 'じゃけっと', 'ジャケット'])`.
 */
export async function composeText(page: Page, steps: readonly string[]): Promise<void> {
  const session = await startComposing(page, steps);
  // The Enter that ends a composition is a keydown too; only its key code, 229, differs.
  await session.send('Input.dispatchKeyEvent', {...IME_KEY, type: 'rawKeyDown', key: 'Enter', code: 'Enter'});
  await session.send('Input.insertText', {text: steps.at(-1) ?? ''});
  await session.send('Input.dispatchKeyEvent', {
    type: 'keyUp',
    windowsVirtualKeyCode: 13,
    key: 'Enter',
    code: 'Enter',
  });
}

/** Types likewise without the Enter, so that the last step stays under composition. */
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

/** The key code that browsers report for every key the IME handles. */
const IME_KEY = {windowsVirtualKeyCode: 229};
