import type { ReactNode } from 'react';
import { stepOf, type Decision } from '#domain/accounts/model/decision.ts';
import { PageIcon, type PageIconName } from '#ui/page-icon.tsx';

interface Look {
  readonly icon: PageIconName;
  readonly colour: string;
}

const DONE: Look = { icon: 'check', colour: 'text-success-ink' };
const FAILED: Look = { icon: 'alert', colour: 'text-danger-ink' };

/** A rejection is a success too, but has no green tick. */
const LOOKS: Readonly<Record<Decision['after']['status'], Look>> = {
  approved: DONE,
  rejected: { icon: 'close', colour: 'text-ink-soft' },
  pending: { icon: 'refresh', colour: 'text-ink-soft' },
};

interface OutcomeLineProps {
  /** The decisions whose outcome is shown; `null` for a failure. */
  of: readonly Decision[] | null;
  children: ReactNode;
}

function lookOf(decisions: readonly Decision[] | null): Look {
  const [first] = decisions ?? [];
  if (first === undefined) return FAILED;
  return stepOf(first) === 'change-role' ? DONE : LOOKS[first.after.status];
}

/** The outcome of decisions or of an undo, or a failure, with its icon. */
export function OutcomeLine({ of, children }: OutcomeLineProps) {
  const { icon, colour } = lookOf(of);
  return (
    <p className="flex min-w-0 gap-2.5">
      <span className={colour}>
        <PageIcon name={icon} />
      </span>
      <span className="min-w-0 wrap-anywhere hyphens-auto">{children}</span>
    </p>
  );
}
