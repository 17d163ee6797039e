import type { ReactNode } from 'react';
import type { ColourMeaning } from './colour-meaning.ts';

const LOOKS: Readonly<Record<ColourMeaning, string>> = {
  neutral: 'bg-raised text-ink-soft ring-1 ring-line ring-inset',
  'under-way': 'bg-accent-soft text-accent-ink',
  attention: 'bg-warning-soft text-warning-ink',
  late: 'bg-danger-soft text-danger-ink',
};

interface BadgeProps {
  means?: ColourMeaning;
  /** Whether the badge is in a row of one line. It is then only as high as the text beside it. */
  inRow?: boolean;
  children: ReactNode;
}

/** A state or a property in a word or two. Its colour has one of four meanings (`ColourMeaning`). */
export function Badge({ means = 'neutral', inRow = false, children }: BadgeProps) {
  return (
    <span
      className={`inline-block max-w-full rounded-2xl ${inRow ? 'px-1.5' : 'px-2.5 py-0.5'} text-xs/5 font-semibold tabular-nums wrap-break-word hyphens-auto max-[19rem]:px-1 forced-colors:border ${LOOKS[means]}`}
    >
      {children}
    </span>
  );
}
