import type { BrowserContext } from 'playwright/test';

/**
 * Makes Playwright insert text as if it were pasted. With WebDriver BiDi it sets `value` instead, which causes no event
 * that React notices.
 */
export async function typeInsertedText(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => {
        document.execCommand('insertText', false, text);
      },
      // Playwright sets its own function later, which is ignored.
      set: () => {},
    });
  });
}
