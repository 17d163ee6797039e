import { z } from 'zod';
import type { WebDriver } from './web-driver.ts';

const KEEP_PAINTING = `const end = Date.now() + 1500;
const { style } = document.documentElement;
let wide = false;
(function paint() {
  wide = !wide;
  style.setProperty('outline', wide ? '1px solid transparent' : '0 solid transparent');
  if (Date.now() < end) requestAnimationFrame(paint);
  else style.removeProperty('outline');
})();`;

/** A picture of the current window, in base 64. */
export async function takePicture(driver: WebDriver): Promise<string> {
  // It is taken with the next frame, and a page that stands still has none.
  await driver.execute(KEEP_PAINTING);
  return z.string().parse(await driver.get('/screenshot'));
}
