import type { ReactNode } from 'react';
import { PageIcon } from '../../../ui/page-icon.tsx';

/** What came of a decision, or why it could not be undone. */
export function OutcomeLine({ tone, children }: { tone: 'success' | 'danger'; children: ReactNode }) {
  return (
    <p className="flex min-w-0 gap-2.5">
      <span className={tone === 'success' ? 'text-success-ink' : 'text-danger-ink'}>
        <PageIcon name={tone === 'success' ? 'check' : 'alert'} />
      </span>
      <span className="min-w-0 wrap-anywhere hyphens-auto">{children}</span>
    </p>
  );
}
