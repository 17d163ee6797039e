import { readFileSync } from 'node:fs';
import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accentTheme, accentTokens } from './accent-theme.ts';
import { contrast, oklchOf, toHex } from './oklch.ts';

const CSS = readFileSync('src/ui/theme/theme.css', 'utf8');

/** The tokens of a firm's colour in the order of `theme.css`, each for light and dark. */
function tokensOf(accent: string): readonly (readonly [light: string, dark: string])[] {
  return Object.values(accentTokens(accent));
}

describe('the tokens of a colour', () => {
  test.each([
    ['#0f766e', '#0f766e #30817a, #0a5f58 #197069, #096b63 #80c8c0, #def2ef #0e3430'],
    ['#b91c1c', '#b91c1c #c43b33, #961414 #b02521, #aa1919 #f79d91, #fee7e4 #4d1b16'],
    ['#7c3aed', '#7c3aed #8753f4, #642dc1 #773fdf, #6926cf #bbabf9, #edeafe #2f2450'],
    ['#000000', '#000000 #696969, #000000 #585858, #000000 #b8b8b8, #ededed #2d2d2d'],
  ])('the tokens of %s are its shades for light and dark', (accent, tokens) => {
    expect(
      tokensOf(accent)
        .map((pair) => pair.join(' '))
        .join(', '),
    ).toBe(tokens);
  });

  test('the tokens derived from the product’s blue are nearly those of theme.css', () => {
    for (const [name, pair] of Object.entries(accentTokens('#1457d9'))) {
      const own = new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(CSS)?.slice(1) ?? [];
      expect(own, name).toHaveLength(2);
      for (const [index, hex] of pair.entries()) {
        const [derived, drawn] = [oklchOf(hex), oklchOf(own[index] ?? '')];
        expect(Math.abs(derived.l - drawn.l), `${name} ${hex}`).toBeLessThan(0.015);
        expect(Math.abs(derived.c - drawn.c), `${name} ${hex}`).toBeLessThan(0.015);
      }
    }
  });

  test('a colour is refused if and only if white text on it cannot be read', () => {
    const channel = integer({ min: 0, max: 255 });
    assert(
      property(channel, channel, channel, (r, g, b) => {
        const hex = `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
        expect(toHex(oklchOf(hex))).toBe(hex);
        let refusal = '';
        try {
          accentTheme(CSS, hex);
        } catch (error) {
          refusal = String(error);
        }
        expect(refusal.includes('white on it')).toBe(contrast('#ffffff', hex) < 4.5);
        expect(refusal === '').toBe(contrast('#ffffff', hex) >= 4.5);
      }),
    );
  });
});

describe('a theme in a firm’s colour', () => {
  test('a theme in a firm’s colour differs from the product’s in the four tokens alone', () => {
    const own = CSS.split('\n');
    const changed = accentTheme(CSS, '#0F766E')
      .split('\n')
      .filter((line, index) => line !== own[index]);
    expect(changed).toEqual([
      '  --color-accent: light-dark(#0f766e, #30817a);',
      '  --color-accent-strong: light-dark(#0a5f58, #197069);',
      '  --color-accent-ink: light-dark(#096b63, #80c8c0);',
      '  --color-accent-soft: light-dark(#def2ef, #0e3430);',
    ]);
  });

  test('a colour on which white cannot be read is refused with its contrast and the nearest readable colour', () => {
    expect(() => accentTheme(CSS, '#f5a623')).toThrow(
      'VITE_BRAND_ACCENT=#f5a623 cannot be read: white on it has a contrast of 2.02:1 in the light scheme, ' +
        'and WCAG AA asks for 4.5:1. The nearest that can be is #a36b05.',
    );
    expect(accentTheme(CSS, '#a36b05')).toContain('#a36b05');
  });

  test.each(['canvas', 'surface', 'raised'])(
    'text in a colour must be readable on %s in both schemes',
    (name) => {
      const ground = new RegExp(`(?<=--color-${name}: light-dark\\()#\\w+, #\\w+`);
      const light = CSS.replace(ground, '#7f8a99, #0e1a2d');
      expect(() => accentTheme(light, '#0f766e')).toThrow(`text in it on ${name} has a contrast of 1.`);
      const dark = CSS.replace(ground, '#ffffff, #55606f');
      expect(() => accentTheme(dark, '#0f766e')).toThrow(
        /on \w+ has a contrast of 3\.\d+:1 in the dark scheme/,
      );
    },
  );

  test('a text that is not of the form #rrggbb is refused', () => {
    for (const given of ['teal', '#0f7', '0f766e', '#0f766e00']) {
      expect(() => accentTheme(CSS, given), given).toThrow(`VITE_BRAND_ACCENT=${given} is no colour`);
    }
  });
});
