import { classNames } from '../class-names.ts';

export type ButtonTone = 'primary' | 'soft' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small';

const TONES: Readonly<Record<ButtonTone, string>> = {
  primary: 'bg-accent text-on-accent shadow-low hover:bg-accent-strong',
  /** The default among several buttons of equal weight. */
  soft: 'bg-accent-soft text-accent-ink hover:bg-accent hover:text-on-accent',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-raised',
  quiet: 'text-accent-ink hover:bg-accent-soft',
  danger: 'bg-danger text-on-accent shadow-low hover:bg-danger-strong',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  medium: 'min-h-12 px-[min(1.25rem,6vw)] text-base',
  small: 'min-h-9 touch:min-h-11 px-3.5 text-sm',
};

/** A button's classes, also for links that look like buttons. */
export function buttonClasses(
  tone: ButtonTone = 'primary',
  size: ButtonSize = 'medium',
  wide = false,
): string {
  return classNames(
    'inline-grid items-center justify-items-center rounded-control py-1.5 text-center font-semibold select-none',
    'disabled:not-aria-busy:opacity-60 aria-disabled:not-aria-busy:opacity-60 forced-colors:border',
    SIZES[size],
    TONES[tone],
    wide && 'w-full grid-cols-1 wrap-anywhere hyphens-auto',
  );
}
