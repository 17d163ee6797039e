import type { ReactNode } from 'react';
import { PageIcon } from '../page-icon.tsx';
import { NOTICE_TONES, type NoticeTone } from './notice-tones.ts';

interface NoticeProps {
  tone?: NoticeTone;
  /** Overrides the tone's icon. */
  icon?: ReactNode;
  children: ReactNode;
}

/** Information or a warning that is not a failure. */
export function Notice({ tone = 'info', icon, children }: NoticeProps) {
  const { classes, icon: usual } = NOTICE_TONES[tone];
  return (
    <div
      className={`flex gap-3 rounded-control p-[min(0.75rem,4vw)] text-sm/6 forced-colors:border ${classes}`}
    >
      <span className="pt-0.5">{icon ?? <PageIcon name={usual} />}</span>
      <div className="min-w-0 font-medium wrap-anywhere">{children}</div>
    </div>
  );
}
