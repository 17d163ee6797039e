import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { appManifest } from './app-manifest.ts';

const Manifest = z.object({
  name: z.string(),
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() })),
});

/** The width and height in the header of a PNG, such as `192x192`. */
function sizeOf(file: string): string {
  const png = readFileSync(file);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('the product’s icons have the sizes of its manifest, and one of them is maskable', () => {
  const { icons } = Manifest.parse(appManifest({}));
  for (const { src, sizes } of icons) expect(sizeOf(join('src/public', src)), src).toBe(sizes);
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  expect(sizeOf('src/public/icon-apple-180.png')).toBe('180x180');
});

test('a firm’s product is installed in its name, mark and colour', () => {
  const { name, theme_color, icons } = Manifest.parse(
    appManifest({
      VITE_BRAND_NAME: 'Fjord',
      VITE_BRAND_ACCENT: '#0f766e',
      VITE_BRAND_LOGO: 'brand/mark.svg',
    }),
  );
  expect({ name, theme_color }).toEqual({ name: 'Fjord', theme_color: '#0f766e' });
  expect(icons.map(({ src }) => src)).toEqual(['/favicon.svg']);
  expect(existsSync('src/public/favicon.svg')).toBe(true);
});
