import { APPLICATION_FIELDS } from '#domain/accounts/model/application.ts';
import { isAdministrator } from '#domain/shared/people/role.ts';
import { SERVER_TIME, type Data } from '../datum.ts';
import { entryOf, entryPath, profilePath, withChanges, type Changes } from '../documents.ts';
import type { SignedIn } from '../people.ts';
import { commit, set, update, type Operation, type Write } from '../request.ts';

/** The fields that a decision changes. Only a rejection has a reason. */
export interface Step {
  readonly status?: string;
  readonly role?: string;
  readonly powers?: string;
  readonly reason?: string;
  /** Whether a rejection has no mail. */
  readonly dismissed?: boolean;
}

/** Changes to the four documents of a request; `null` leaves a document out. */
export interface Alterations {
  readonly profile?: Changes | null;
  readonly entry?: Changes | null;
  readonly review?: Changes | null;
  readonly mail?: Changes | null;
  readonly mailData?: Changes;
  /** The number under which review and mail are filed. */
  readonly number?: string;
}

const TEMPLATES: Readonly<Record<string, string>> = {
  'pending-approved': 'account-approved',
  'rejected-approved': 'account-approved',
  'pending-rejected': 'account-rejected',
  'rejected-pending': 'account-reopened',
  'approved-rejected': 'account-revoked',
  'approved-pending': 'account-approval-withdrawn',
};

export interface Decided {
  readonly actor: SignedIn;
  /** The name in the actor's own profile. */
  readonly actorName?: string | undefined;
  readonly target: SignedIn;
  readonly before: Data;
  readonly step: Step;
}

const SUBMITTED: readonly string[] = [...APPLICATION_FIELDS, 'questions'];

/** The fields that an approval moves into its audit entry. `undefined` if there are none, or without an approval. */
function submissionIn(before: Data, after: Data): Data | undefined {
  if (after['status'] !== 'approved' || before['status'] === 'approved') return undefined;
  const fields = Object.entries(before).filter(([field]) => SUBMITTED.includes(field));
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

export function profileAfter({ actor, actorName, before, step }: Decided): Data {
  const status = step.status ?? before['status'];
  const count = typeof before['reviewCount'] === 'number' ? before['reviewCount'] : 0;
  const role = step.role ?? before['role'];
  const wasOne = before['status'] === 'approved' && role === before['role'];
  const staysSignedIn = status === 'approved' && (wasOne || !isAdministrator(String(role)));
  return withChanges(before, {
    role,
    powers: step.powers ?? before['powers'],
    status,
    rejectionReason:
      status !== 'rejected' ? undefined : (step.reason ?? stored(before, step, 'rejectionReason')),
    dismissed: status !== 'rejected' ? undefined : (step.dismissed ?? stored(before, step, 'dismissed')),
    reviewCount: count + 1,
    reviewedBy: actor.sub,
    reviewedByName: actorName,
    reviewedAt: SERVER_TIME,
    ...(!staysSignedIn && { signedInSince: SERVER_TIME }),
    ...(submissionIn(before, { status: status ?? null }) &&
      Object.fromEntries(SUBMITTED.map((field) => [field, undefined]))),
  });
}

const stored = (before: Data, { status }: Step, field: string) =>
  status === undefined ? before[field] : undefined;

/** A dismissed applicant gets no mail until they are approved. A change of powers alone has no mail. */
const isSilent = (before: Data, after: Data) =>
  (after['status'] !== 'approved' &&
    (before['dismissed'] !== undefined || after['dismissed'] !== undefined)) ||
  (after['status'] === before['status'] && after['role'] === before['role']);

/** The roles and powers in an audit entry. The entry leaves out `both`, which is also what a missing field means. */
const positions = (before: Data, after: Data) => {
  const given = ({ powers = 'both' }: Data) => (powers === 'both' ? undefined : powers);
  return {
    fromRole: before['role'],
    toRole: after['role'],
    fromPowers: given(before),
    toPowers: given(after),
  };
};

/** The batch that stores a decision, as the product sends it, with the alterations. */
export function decisionWrites(decided: Decided, altered: Alterations = {}): Write[] {
  const { actor, target, before } = decided;
  const after = profileAfter(decided);
  const { rejectionReason: reason, dismissed } = after;
  const changesRole = after['role'] !== before['role'] || after['powers'] !== before['powers'];
  const review = withChanges(
    { actor: actor.sub, from: before['status'] ?? null, to: after['status'] ?? null, at: SERVER_TIME },
    {
      reason,
      dismissed,
      application: submissionIn(before, after),
      ...(changesRole && positions(before, after)),
    },
  );
  const data = withChanges(
    { role: after['role'] ?? null, status: after['status'] ?? null },
    { reason, ...altered.mailData },
  );
  const template = TEMPLATES[`${String(before['status'])}-${String(after['status'])}`];
  const mail = {
    to: target.email,
    template: { name: template ?? 'account-role-changed', data },
    dueAt: SERVER_TIME,
  };
  const number = altered.number ?? String(after['reviewCount']);
  const parts: [Changes | null | undefined, (changes: Changes) => Write][] = [
    [altered.profile, (changes) => set(profilePath(target), withChanges(after, changes))],
    [altered.entry, (changes) => set(entryPath(target), withChanges(entryOf(target.sub, after), changes))],
    [altered.review, (changes) => set(`users/${target.sub}/reviews/${number}`, withChanges(review, changes))],
    [altered.mail, (changes) => set(`mail/${target.sub}_${number}`, withChanges(mail, changes))],
  ];
  const silent = isSilent(before, after) && altered.mail === undefined;
  return parts
    .slice(0, silent ? -1 : undefined)
    .flatMap(([changes, write]) => (changes === null ? [] : [write(changes ?? {})]));
}

export const decision = (decided: Decided, altered: Alterations = {}): Operation =>
  commit(...decisionWrites(decided, altered));

/** The decision as a masked update of the profile, which leaves unnamed fields as they are stored. */
export function maskedDecision(decided: Decided): Operation {
  const changed = 'status role reviewCount reviewedBy reviewedByName reviewedAt signedInSince'.split(' ');
  const after = profileAfter(decided);
  const data = withChanges({}, Object.fromEntries(changed.map((field) => [field, after[field]])));
  const [, ...others] = decisionWrites(decided);
  return commit(update(profilePath(decided.target), data), ...others);
}
