import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text: string;
  /** The title is the page's heading. */
  heading?: boolean;
  children?: ReactNode;
}

/** Nothing here, why, and what to do about it. */
export function EmptyState({ icon, title, text, heading = false, children }: EmptyStateProps) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-2 px-4 py-10 text-center">
      <span className="mb-2 grid size-14 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Icon name={icon} large />
      </span>
      {heading ? <h1 className="text-title wrap-anywhere hyphens-auto">{title}</h1> : <p className="text-lg font-semibold">{title}</p>}
      <p className="max-w-prose text-balance text-ink-soft">{text}</p>
      {children !== undefined && <div className="mt-3 max-w-full">{children}</div>}
    </div>
  );
}
