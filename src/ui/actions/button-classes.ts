import { classNames } from '../class-names.ts';

export type ButtonTone = 'primary' | 'soft' | 'secondary' | 'quiet' | 'ending' | 'danger';
export type ButtonSize = 'medium' | 'small' | 'row';

const TONES: Readonly<Record<ButtonTone, string>> = {
  /** The main action of a page, a form or a dialog. */
  primary: 'bg-accent text-on-accent shadow-low hover:bg-accent-strong',
  /** The main action of one row or card among many. */
  soft: 'bg-accent-soft text-accent-ink hover:bg-accent hover:text-on-accent',
  /** An action beside the main one, an action on its own, or a way out. */
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-raised',
  /** All other actions. */
  quiet: 'text-accent-ink hover:bg-accent-soft',
  /** Ends or removes something. Hovered, it is red as a warning; touch screens show a border instead. */
  ending: 'text-ink-soft touch:border touch:border-line-strong hover:bg-danger-strong hover:text-on-accent',
  /** Confirms an end in a dialog. */
  danger: 'bg-danger text-on-accent shadow-low hover:bg-danger-strong',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  medium: 'min-h-12 py-1.5 px-[min(1.25rem,6vw)] text-base',
  small: 'min-h-9 py-1.5 touch:min-h-11 px-3.5 text-sm',
  /** In a row of one line. The label never breaks, because even an invisible button would raise the row. */
  row: 'min-h-6 touch:min-h-11 px-2 text-xs/5 whitespace-nowrap',
};

/** A button's classes, also for links that look like buttons. */
export function buttonClasses(
  tone: ButtonTone = 'primary',
  size: ButtonSize = 'medium',
  wide = false,
): string {
  return classNames(
    'inline-grid items-center justify-items-center rounded-control text-center font-semibold select-none',
    'disabled:not-aria-busy:opacity-60 aria-disabled:not-aria-busy:opacity-60 forced-colors:border',
    SIZES[size],
    TONES[tone],
    wide && 'w-full grid-cols-1 wrap-anywhere hyphens-auto',
  );
}
