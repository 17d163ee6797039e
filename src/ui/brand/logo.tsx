import { BRAND_NAME } from '#core/brand-name.ts';
import mark from './logo-mark.svg';
import whiteMark from './logo-mark-white.svg';

/** Height and width in CSS pixels (spec 2). */
const SIZES = { small: 30, medium: 40, large: 60, xlarge: 80, xxlarge: 120, xxxlarge: 150 } as const;

export type LogoSize = keyof typeof SIZES;

interface LogoProps {
  size?: LogoSize;
  /** For dark backgrounds such as the blue panel. */
  white?: boolean;
  /** Links to the home page unless `false`, as on the side panel. */
  linked?: boolean;
}

export function Logo({ size = 'medium', white = false, linked = true }: LogoProps) {
  const pixels = SIZES[size];
  const image = (
    <img
      src={white ? whiteMark : mark}
      alt={BRAND_NAME}
      width={pixels}
      height={pixels}
      className="block shrink-0"
    />
  );
  return linked ? (
    <a href="/" className="inline-block shrink-0 rounded-xl touch:-m-0.5 touch:p-0.5">
      {image}
    </a>
  ) : (
    image
  );
}
