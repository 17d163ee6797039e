/**
 * Draws `src/ui/brand/journey/journey.svg` in every width that the image component requests, up to that of the
 * original. Run `npx tsx tools/build/rasterise-journey.ts` after a change of the drawing, and commit the results: a
 * build has no browser.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { findChromium } from '../../e2e/find-chromium.ts';
import { IMAGE_QUALITY, IMAGE_WIDTHS } from '#ui/brand/responsive-image.tsx';

const FOLDER = new URL('../../src/ui/brand/journey', import.meta.url);
const ORIGINAL = { width: 1080, height: 780 };

const drawing = await readFile(new URL('journey.svg', FOLDER), 'utf8');
const browser = await chromium.launch({
  executablePath: findChromium(),
  // Chromium's sandbox does not start as root.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage();
for (const width of IMAGE_WIDTHS.filter((candidate) => candidate <= ORIGINAL.width)) {
  const height = Math.round((width * ORIGINAL.height) / ORIGINAL.width);
  const data = await page.evaluate(
    async ({ drawing, width, height, quality }) => {
      const image = new Image(width, height);
      image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', quality / 100);
    },
    { drawing, width, height, quality: IMAGE_QUALITY },
  );
  await writeFile(new URL(`${width}.webp`, FOLDER), Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'));
}
await browser.close();
