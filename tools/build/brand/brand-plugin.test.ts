import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandMarks, brandTheme, withName } from './brand-plugin.ts';

const root = mkdtempSync(join(tmpdir(), 'brand-'));
for (const file of ['fjord.svg', 'fjord-white.svg', 'alone.svg', 'mark.png'])
  writeFileSync(join(root, file), '');

test('a build without a brand keeps its marks, its colour and its name', () => {
  for (const variables of [{}, { VITE_BRAND_LOGO: '', VITE_BRAND_ACCENT: '' }]) {
    expect(brandMarks(root, variables).size).toBe(0);
    expect(brandTheme('a {}', variables)).toBe('a {}');
  }
});

test('a firm’s marks take the place of the product’s', () => {
  expect([...brandMarks(root, { VITE_BRAND_LOGO: 'fjord.svg' })]).toEqual([
    ['logo-mark.svg', join(root, 'fjord.svg')],
    ['logo-mark-white.svg', join(root, 'fjord-white.svg')],
  ]);
});

test.each([
  ['alone.svg', 'alone-white.svg'],
  ['nowhere.svg', 'nowhere.svg'],
  ['mark.png', 'mark.png'],
])('a firm’s mark %s is refused: there is no %s', (logo, missing) => {
  expect(() => brandMarks(root, { VITE_BRAND_LOGO: logo })).toThrow(
    new RegExp(`^VITE_BRAND_LOGO=${logo} needs an SVG file .*there is no .*${missing}`),
  );
});

test('a firm’s name is a literal in the code, whatever it contains', () => {
  const code = "import { BRAND_NAME } from '#core/brand-name.ts';\nexport const footer = `© ${BRAND_NAME}`;";
  expect(withName(code, 'Car Booking System')).toBe('\nexport const footer = `© ${"Car Booking System"}`;');
  expect(withName(code, 'O’Hare "Cabs" $& `1`')).toContain('"O’Hare \\"Cabs\\" $& `1`"');
  expect(withName('export const other = 1;', 'Fjord')).toBeNull();
});
