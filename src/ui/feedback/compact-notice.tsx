import type { ReactNode } from 'react';
import { PageIcon } from '../page-icon.tsx';
import { NOTICE_TONES, type NoticeTone } from './notice-tones.ts';

/** A notice within a form: smaller, and on a phone its text flows around the icon. */
export function CompactNotice({ tone, children }: { tone: NoticeTone; children: ReactNode }) {
  const { classes, icon } = NOTICE_TONES[tone];
  return (
    <div
      className={`gap-3 self-center rounded-control p-[min(0.75rem,4vw)] text-sm/5 sm:flex forced-colors:border ${classes}`}
    >
      <span className="float-left mr-2 sm:mr-0">
        <PageIcon name={icon} />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
    </div>
  );
}
