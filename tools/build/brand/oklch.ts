/** Lightness from 0 to 1, chroma from 0 to about 0.4, hue in radians. Equal steps look equal in each hue. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

/** Red, green and blue of `#rrggbb` as amounts of light from 0 to 1. */
function lightOf(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function hexOf(light: Triple): string {
  const channels = light.map((value) => {
    const bounded = Math.min(1, Math.max(0, value));
    const encoded = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Converts `#rrggbb`. The numbers here and in `toHex` are from https://bottosson.github.io/posts/oklab */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = lightOf(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  return { l, c: Math.hypot(x, y), h: Math.atan2(y, x) };
}

/** Converts to `#rrggbb`. Reduces the chroma until sRGB has the colour. */
export function toHex({ l, c, h }: Oklch): string {
  const [x, y] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  const light: Triple = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const isShown = light.every((value) => value > -0.001 && value < 1.001);
  return isShown || c < 0.001 ? hexOf(light) : toHex({ l, c: c * 0.97, h });
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = lightOf(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [a, b] = [luminance(one), luminance(other)];
  return Math.max(a, b) / Math.min(a, b);
}
