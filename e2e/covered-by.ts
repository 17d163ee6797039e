import type { Locator } from 'playwright/test';

/** The texts of the elements of `selector` that a toast covers at least in part. */
export function coveredBy(toast: Locator, selector: string): Promise<readonly (string | null)[]> {
  return toast.evaluate((element, spared) => {
    const place = element.getBoundingClientRect();
    return [...document.querySelectorAll(spared)]
      .filter((other) => !element.contains(other))
      .filter((other) => {
        const { top, right, bottom, left } = other.getBoundingClientRect();
        return top < place.bottom && bottom > place.top && left < place.right && right > place.left;
      })
      .map((other) => other.textContent);
  }, selector);
}
