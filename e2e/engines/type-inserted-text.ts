import type { BrowserContext } from 'playwright/test';

/**
 * Playwright's WebDriver BiDi inserts text by setting `value`, which React's events do not notice. From now on the same
 * text comes as if it were pasted.
 */
export async function typeInsertedText(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => {
        document.execCommand('insertText', false, text);
      },
      // Playwright's own comes later.
      set: () => {},
    });
  });
}
