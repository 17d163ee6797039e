import type { Locator } from 'playwright/test';
import { createPerson } from './backend-data.ts';
import { expect, test } from './fixtures.ts';
import { ReviewPage } from './review-page.ts';
import { signedIn } from './signed-in.ts';
import { leaveOutTransitions, standStill } from './stand-still.ts';

/** The relative luminance (WCAG 2) of the first colour in a computed style. */
function luminanceOf(style: string): number {
  const [red = 0, green = 0, blue = 0] = (style.match(/rgb\((\d+), (\d+), (\d+)\)/)?.slice(1) ?? [])
    .map((channel) => Number(channel) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const styleOf = (part: Locator, property: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('the chosen filter stands out from its bar by a ring in either theme, and by a frame where colours are forced', async ({
  page,
}) => {
  await signedIn(page, await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open();
  await leaveOutTransitions(page);
  const bar = () => styleOf(page.getByRole('radiogroup'), 'background-color');
  const ringOf = async (filter: 'Pending' | 'Approved') => {
    const shadows = await styleOf(review.filter(filter).locator('..'), 'box-shadow');
    return /rgb\(\d+, \d+, \d+\) 0px 0px 0px 2px/.exec(shadows)?.[0] ?? bar();
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await standStill(page);
    expect(contrastOf(await ringOf('Pending'), await bar()), colorScheme).toBeGreaterThanOrEqual(3);
    expect(contrastOf(await ringOf('Approved'), await bar()), colorScheme).toBe(1);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await standStill(page);
  expect(await styleOf(review.filter('Pending').locator('..'), 'border-top-style')).toBe('solid');
  expect(await styleOf(review.filter('Pending').locator('..'), 'border-top-width')).toBe('1px');
  expect(await styleOf(review.filter('Approved').locator('..'), 'border-top-width')).toBe('0px');
});
