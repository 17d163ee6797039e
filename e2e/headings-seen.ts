import type { Page } from 'playwright/test';

/** Every first-level heading that any frame of a page shows from now on, however shortly, in order. */
export async function recordHeadings(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('headingWasSeen', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const tell: unknown = Reflect.get(window, 'headingWasSeen');
    let last: string | null = null;
    const look = () => {
      const heading = document.querySelector('h1');
      const shown = heading?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true;
      const text = shown ? heading.textContent : null;
      if (text !== null && text !== last && typeof tell === 'function') tell(text);
      last = text;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return seen;
}
