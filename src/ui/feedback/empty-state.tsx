import type { ReactNode } from 'react';
import { PageIcon, type PageIconName } from '../page-icon.tsx';

const TONES = {
  info: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
} as const;

interface EmptyStateProps {
  icon: PageIconName;
  tone?: keyof typeof TONES;
  title: string;
  text: string;
  /** Makes the title the page's heading. */
  heading?: boolean;
  children?: ReactNode;
}

/** Takes the place of missing content. Says what is missing, why, and what to do about it. */
export function EmptyState({ icon, tone = 'info', title, text, heading = false, children }: EmptyStateProps) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-2 py-6 text-center sm:px-4 sm:py-10">
      <span className={`mb-2 grid size-14 place-items-center rounded-full ${TONES[tone]}`}>
        <PageIcon name={icon} large />
      </span>
      {heading ? (
        <h1 className="text-title wrap-anywhere hyphens-auto">{title}</h1>
      ) : (
        <p className="text-lg font-semibold wrap-anywhere hyphens-auto">{title}</p>
      )}
      <p className="max-w-prose wrap-anywhere hyphens-auto text-balance text-ink-soft">{text}</p>
      {children !== undefined && <div className="mt-3 max-w-full">{children}</div>}
    </div>
  );
}
