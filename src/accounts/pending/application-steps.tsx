import type { ReactNode } from 'react';
import type { Waiting } from '#domain/accounts/services/applicant.ts';
import { usePendingCopy } from './pending-copy.ts';
import { PageIcon } from '#ui/page-icon.tsx';
import { AddressStep } from './address-step.tsx';

interface StepProps {
  title: string;
  /** `unknown` is never said: the step may be done or open. */
  state: 'done' | 'open' | 'later' | 'unknown';
  children?: ReactNode;
}

const MARKS = {
  done: 'border-transparent bg-success-soft text-success-ink',
  open: 'border-accent-ink text-accent-ink',
  later: 'border-line text-ink-soft',
  unknown: 'border-accent-ink text-accent-ink',
} as const;

function Step({ title, state, children }: StepProps) {
  const { states } = usePendingCopy().steps;
  return (
    <li className="relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 pb-4 before:absolute before:top-7 before:bottom-0 before:left-3.25 before:border-l-2 before:border-line last:pb-0 last:before:hidden">
      <span className={`grid size-7 place-items-center rounded-full border-2 ${MARKS[state]}`}>
        {state === 'done' && <PageIcon name="check" />}
        {(state === 'open' || state === 'unknown') && <span className="size-2 rounded-full bg-current" />}
      </span>
      <div className="grid min-w-0 gap-1.5 pt-0.5">
        <p className={state === 'later' ? 'text-ink-soft' : 'font-semibold'}>
          {title}
          {state !== 'unknown' && <span className="text-sm font-normal text-ink-soft"> {states[state]}</span>}
        </p>
        {children}
      </div>
    </li>
  );
}

interface ApplicationStepsProps {
  email: string;
  /** The applicant, if they have given their password in this tab: only then may it know whether the address is proven. */
  waiting: Waiting | null;
}

/** How far an application has come, and what the applicant can do about it. */
export function ApplicationSteps({ email, waiting }: ApplicationStepsProps) {
  const { steps } = usePendingCopy();
  const address = waiting === null ? 'unknown' : waiting.isProven ? 'done' : 'open';
  return (
    <ol aria-label={steps.label} className="grid text-sm">
      <Step title={steps.registered} state="done" />
      <Step title={address === 'unknown' ? steps.addressUnknown : steps.address} state={address}>
        <AddressStep email={email} waiting={waiting} />
      </Step>
      <Step title={steps.review} state="open" />
      <Step title={steps.ready} state="later" />
    </ol>
  );
}
