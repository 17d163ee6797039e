import { contrast, oklchOf, toHex, type Oklch } from './oklch.ts';
import { SettingsProblem } from '../settings-problem.ts';

/** The contrast that WCAG AA requires for text of normal size. */
const AA = 4.5;
const WHITE = '#ffffff';
/** The backgrounds of text in the accent colour. Another one is `accent-soft`. */
const GROUNDS = ['canvas', 'surface', 'raised'];
const SCHEMES = ['light', 'dark'] as const;

/** A colour in the light and in the dark scheme, as `#rrggbb`. */
type Pair = readonly [light: string, dark: string];

export type AccentTokens = Readonly<Record<'accent' | 'accent-strong' | 'accent-ink' | 'accent-soft', Pair>>;

/** The given colour, or the nearest darker one of the same hue on which white text can be read. */
function underWhite(colour: Oklch): Oklch {
  const isReadable = colour.l <= 0 || contrast(WHITE, toHex(colour)) >= AA;
  return isReadable ? colour : underWhite({ ...colour, l: colour.l - 0.005 });
}

/** The tokens of a firm's colour, with the same steps between them as in `theme.css`. */
export function accentTokens(accent: string): AccentTokens {
  const given = oklchOf(accent);
  const shade = (l: number, chroma: number, atMost = 1): Oklch => ({
    l,
    c: Math.min(given.c * chroma, atMost),
    h: given.h,
  });
  // A dark button would be invisible on a dark background.
  const dark = underWhite(shade(Math.max(given.l + 0.047, 0.52), 0.92));
  return {
    accent: [accent, toHex(dark)],
    'accent-strong': [toHex(shade(given.l * 0.856, 0.857)), toHex({ ...dark, l: dark.l - 0.058 })],
    'accent-ink': [toHex(shade(Math.min(given.l - 0.03, 0.475), 0.94)), toHex(shade(0.783, 0.85, 0.11))],
    'accent-soft': [toHex(shade(0.946, 0.25, 0.026)), toHex(shade(0.297, 0.5, 0.077))],
  };
}

function tokenOf(css: string, name: string): { readonly declaration: string; readonly pair: Pair } {
  const found = new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(css);
  const [declaration, light, dark] = found ?? [];
  if (declaration === undefined || light === undefined || dark === undefined) {
    throw new Error(`theme.css has no --color-${name} of two six-digit colours.`);
  }
  return { declaration, pair: [light, dark] };
}

/** A sentence about the first text with too little contrast; `null` if there is none. */
function unreadable(tokens: AccentTokens, css: string): string | null {
  const { accent, 'accent-strong': strong, 'accent-ink': ink, 'accent-soft': soft } = tokens;
  const white: Pair = [WHITE, WHITE];
  const texts: readonly (readonly [text: Pair, ground: Pair, what: string])[] = [
    [white, accent, 'white on it'],
    [white, strong, 'white on its stronger shade'],
    [ink, soft, 'text in it on its soft shade'],
    ...GROUNDS.map((name) => [ink, tokenOf(css, name).pair, `text in it on ${name}`] as const),
  ];
  for (const [text, ground, what] of texts) {
    for (const [index, scheme] of SCHEMES.entries()) {
      const ratio = contrast(text[index] ?? WHITE, ground[index] ?? WHITE);
      // The message rounds down, so that 4.499 does not appear as 4.5.
      if (ratio < AA)
        return `${what} has a contrast of ${Math.floor(ratio * 100) / 100}:1 in the ${scheme} scheme`;
    }
  }
  return null;
}

/** `theme.css` in the given colour. Throws a `SettingsProblem` if this is no `#rrggbb`, or makes a text unreadable. */
export function accentTheme(css: string, given: string): string {
  const accent = given.toLowerCase();
  if (!/^#[\da-f]{6}$/.test(accent)) {
    throw new SettingsProblem(
      `VITE_BRAND_ACCENT=${given} is no colour: it must look like "#1457d9", in quotes.`,
    );
  }
  const tokens = accentTokens(accent);
  const problem = unreadable(tokens, css);
  if (problem !== null) {
    throw new SettingsProblem(
      `VITE_BRAND_ACCENT=${accent} cannot be read: ${problem}, and WCAG AA asks for ${AA}:1. ` +
        `The nearest that can be is ${toHex(underWhite(oklchOf(accent)))}.`,
    );
  }
  let themed = css;
  for (const [name, [light, dark]] of Object.entries(tokens)) {
    const { declaration } = tokenOf(css, name);
    themed = themed.replace(declaration, `--color-${name}: light-dark(${light}, ${dark});`);
  }
  return themed;
}
