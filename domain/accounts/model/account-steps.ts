import { ACCOUNT_STATUSES, type AccountStatus } from './user.ts';

interface AccountStep {
  readonly from: readonly AccountStatus[];
  /** `null` keeps the status. */
  readonly to: AccountStatus | null;
  /** Whether the administrator gives a reason. The owner of the account reads it. */
  readonly reason: 'none' | 'optional' | 'required';
  /** The template of the mail to the owner of the account (D15); `null` for none. */
  readonly mail: string | null;
  /** Who may take the step, with the power *accounts*. `last-actor` took the last decision, and may undo it. */
  readonly by: 'administrator' | 'system_admin' | 'last-actor';
  /** The screens offer the step only for a selection of accounts. */
  readonly forSelection?: true;
}

/**
 * The steps of decisions (D20), in the order of the screens. A test checks that from each status a step leads to every
 * status, also to the same one. `firestore.rules` states the same steps independently.
 */
export const ACCOUNT_STEPS = {
  approve: {
    from: ['pending', 'rejected'],
    to: 'approved',
    reason: 'none',
    mail: 'account-approved',
    by: 'administrator',
  },
  reject: {
    from: ['pending'],
    to: 'rejected',
    reason: 'optional',
    mail: 'account-rejected',
    by: 'administrator',
  },
  /** A rejection without a mail, for registrations that were not serious. */
  dismiss: {
    from: ['pending'],
    to: 'rejected',
    reason: 'none',
    mail: null,
    by: 'administrator',
    forSelection: true,
  },
  reopen: {
    from: ['rejected'],
    to: 'pending',
    reason: 'none',
    mail: 'account-reopened',
    by: 'administrator',
  },
  revoke: {
    from: ['approved'],
    to: 'rejected',
    reason: 'required',
    mail: 'account-revoked',
    by: 'administrator',
  },
  withdraw: {
    from: ['approved'],
    to: 'pending',
    reason: 'none',
    mail: 'account-approval-withdrawn',
    by: 'last-actor',
  },
  'change-role': {
    from: ACCOUNT_STATUSES,
    to: null,
    reason: 'none',
    mail: 'account-role-changed',
    by: 'system_admin',
  },
} as const satisfies Readonly<Record<string, AccountStep>>;

type Steps = typeof ACCOUNT_STEPS;
export type AccountStepName = keyof Steps;
export type MailTemplate = Steps[AccountStepName]['mail'];

type NamesOf<Wanted> = {
  [Name in AccountStepName]: Steps[Name] extends Wanted ? Name : never;
}[AccountStepName];
/** The steps to another status. `withdraw` is missing, because it is only an undo. */
export type StatusStep = NamesOf<{
  readonly to: AccountStatus;
  readonly by: 'administrator' | 'system_admin';
}>;
export type ReasonedStep = NamesOf<{ readonly reason: 'optional' | 'required' }>;

const STEP_NAMES = Object.keys(ACCOUNT_STEPS).filter(
  (name): name is AccountStepName => name in ACCOUNT_STEPS,
);

function startsAt(name: AccountStepName, status: AccountStatus): boolean {
  const { from }: AccountStep = ACCOUNT_STEPS[name];
  return from.includes(status);
}

function isStatusStep(name: AccountStepName): name is StatusStep {
  const { to, by }: AccountStep = ACCOUNT_STEPS[name];
  return to !== null && by !== 'last-actor';
}

const isOffered = (name: StatusStep) => !('forSelection' in ACCOUNT_STEPS[name]);

/** Returns the steps to another status that every one of these statuses allows. */
export function stepsForSelection(statuses: readonly AccountStatus[]): readonly StatusStep[] {
  return STEP_NAMES.filter(isStatusStep).filter((name) => statuses.every((status) => startsAt(name, status)));
}

export function statusStepsFrom(status: AccountStatus): readonly StatusStep[] {
  return stepsForSelection([status]).filter(isOffered);
}

/** Returns the step from one status to another, never `dismiss`; `change-role` if the two are equal. */
export function stepBetween(from: AccountStatus, to: AccountStatus): AccountStepName {
  return STEP_NAMES.find((name) => ACCOUNT_STEPS[name].to === to && startsAt(name, from)) ?? 'change-role';
}

export function takesReason(name: AccountStepName): name is ReasonedStep {
  return ACCOUNT_STEPS[name].reason !== 'none';
}
