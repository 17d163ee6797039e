import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type NoticeTone = 'info' | 'success' | 'warning';

const TONES: Readonly<Record<NoticeTone, { classes: string; icon: IconName }>> = {
  info: { classes: 'bg-accent-soft text-accent-ink', icon: 'info' },
  success: { classes: 'bg-success-soft text-success-ink', icon: 'check' },
  warning: { classes: 'bg-warning-soft text-warning-ink', icon: 'clock' },
};

/** Something worth knowing that is no failure. */
export function Notice({ tone = 'info', children }: { tone?: NoticeTone; children: ReactNode }) {
  const { classes, icon } = TONES[tone];
  return (
    <div className={`flex gap-3 rounded-control p-4 text-sm/6 forced-colors:border ${classes}`}>
      <span className="pt-0.5">
        <Icon name={icon} />
      </span>
      <div className="min-w-0 font-medium wrap-anywhere">{children}</div>
    </div>
  );
}
