import type { BrowserContext } from 'playwright/test';

/**
 * Makes Playwright insert text as if it were pasted. By default, Playwright sets `value` with WebDriver BiDi, and React
 * notices no event.
 */
export async function typeInsertedText(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => {
        document.execCommand('insertText', false, text);
      },
      // Playwright assigns its own function later. The assignment is ignored.
      set: () => {},
    });
  });
}
