import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { PageIcon, type PageIconName } from '../page-icon.tsx';

const TONES = {
  info: { classes: 'bg-accent-soft text-accent-ink', icon: 'info' },
  success: { classes: 'bg-success-soft text-success-ink', icon: 'check' },
  warning: { classes: 'bg-warning-soft text-warning-ink', icon: 'clock' },
} as const;

interface NoticeProps {
  tone?: keyof typeof TONES | undefined;
  /** Overrides the tone's icon. */
  icon?: PageIconName;
  /** For the place of a form's lead. The notice is smaller, and on a phone its text flows around the icon. */
  compact?: boolean;
  children: ReactNode;
}

/** Information or a warning that is not a failure. */
export function Notice({ tone = 'info', icon = TONES[tone].icon, compact = false, children }: NoticeProps) {
  return (
    <div
      className={classNames(
        'rounded-control p-[min(0.75rem,4vw)] forced-colors:border',
        compact ? 'gap-3 self-center text-sm/5 sm:flex' : 'flex gap-2 text-sm/6 sm:gap-3',
        TONES[tone].classes,
      )}
    >
      <span className={compact ? 'float-left mr-2 sm:mr-0' : 'pt-0.5'}>
        <PageIcon name={icon} />
      </span>
      <div className={classNames('min-w-0 wrap-anywhere', compact ? 'flex-1' : 'font-medium')}>
        {children}
      </div>
    </div>
  );
}
