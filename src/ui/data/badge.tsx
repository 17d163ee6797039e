import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

const TONES: Readonly<Record<BadgeTone, string>> = {
  neutral: 'bg-raised text-ink-soft ring-1 ring-line ring-inset',
  accent: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
};

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-block max-w-full rounded-2xl px-2.5 py-0.5 text-xs/5 font-semibold wrap-break-word hyphens-auto max-[19rem]:px-1 forced-colors:border ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
