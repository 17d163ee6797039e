import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type NoticeTone = 'info' | 'success' | 'warning';

const TONES: Readonly<Record<NoticeTone, { classes: string; icon: IconName }>> = {
  info: { classes: 'bg-accent-soft text-accent-ink', icon: 'info' },
  success: { classes: 'bg-success-soft text-success-ink', icon: 'check' },
  warning: { classes: 'bg-warning-soft text-warning-ink', icon: 'clock' },
};

interface NoticeProps {
  tone?: NoticeTone;
  /** Overrides the tone's icon. */
  icon?: IconName;
  children: ReactNode;
}

/** Information or a warning that is not a failure. */
export function Notice({ tone = 'info', icon, children }: NoticeProps) {
  const { classes, icon: usual } = TONES[tone];
  return (
    <div className={`flex gap-3 rounded-control p-4 text-sm/6 forced-colors:border ${classes}`}>
      <span className="pt-0.5">
        <Icon name={icon ?? usual} />
      </span>
      <div className="min-w-0 font-medium wrap-anywhere">{children}</div>
    </div>
  );
}
