import { diagnose, isBeyondRepair } from '#domain/accounts/model/diagnosis.ts';
import type { EmailAddress } from '#domain/accounts/model/email-address.ts';
import type { DirectoryEntry } from '#domain/accounts/model/gate.ts';
import { assessProfile } from '#domain/accounts/model/found-account.ts';
import { readStoredProfile } from '#domain/accounts/model/stored-profile.ts';
import { changeRole, take } from '#domain/accounts/model/transitions.ts';
import type { LastReview, User } from '#domain/accounts/model/user.ts';
import { succeed } from '#domain/shared/result.ts';
import type { AddressHolders } from '../account-records/address-holders.ts';
import { directoryEntryOf } from '../account-records/directory-entry-of.ts';
import { findingText } from '../account-records/finding-text.ts';
import { stop, type CommandResult } from '../command-line/command-failure.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import type { Identity } from '../rest/identity-client.ts';

export interface AdministratorRequest {
  readonly email: EmailAddress;
  /** Required for a new profile. A profile without a name gets this one. */
  readonly name: string | null;
  /** Whether the operator confirms that the address belongs to the person who registered it. */
  readonly isOwnerKnown: boolean;
}

/** The way in which the address becomes the address of an approved `system_admin`. */
export type AdministratorPlan =
  | {
      readonly kind: 'create';
      readonly uid: string | null;
      readonly name: string;
      readonly identity: Identity | null;
    }
  | {
      readonly kind: 'promote';
      readonly profile: StoredDocument;
      readonly before: User;
      readonly after: User;
      readonly identity: Identity;
    }
  | { readonly kind: 'already'; readonly uid: string; readonly identity: Identity | null };

/** The actor of the decision: an operator has no account. */
export const OPERATOR = { by: 'operator', byName: 'Operator' } as const;
const NO_NAME = 'No name: name the administrator with --name "First Last".';

function refuse(email: string, why: string, advice: string): CommandResult<never> {
  return stop('failed', `${email} cannot become an administrator: ${why}; ${advice}.`);
}

/** The account after one decision that both approves it and makes its role `system_admin`. */
function promote(before: User, now: Date): User {
  const review: LastReview = { ...OPERATOR, at: now };
  const changed = changeRole(before, { ...before, role: 'system_admin' }, review);
  return before.status === 'approved' ? changed : { ...take('approve', before, review), role: changed.role };
}

function planExisting(
  { email, name }: AdministratorRequest,
  profile: StoredDocument,
  identity: Identity | null,
  entry: DirectoryEntry | null,
  now: Date,
): CommandResult<AdministratorPlan> {
  const uid = profile.id;
  const stored = readStoredProfile(profile.fields);
  const found = assessProfile(uid, stored);
  const findings = diagnose({ uid, email: identity?.email ?? email, profile: stored, entry });
  if (found.state !== 'sound' || findings.some(isBeyondRepair)) {
    const why = `users/${uid}: ${findings.map(findingText).join(', ')}`;
    return refuse(
      email,
      why,
      'let the owner repair it at /debug-login, or correct it in the Firebase console, and run this again',
    );
  }
  const { user } = found;
  if (user.role === 'system_admin' && user.status === 'approved') {
    const wrong = findings.find(({ kind }) => kind === 'entry-missing' || kind === 'entry-disagrees');
    return wrong === undefined
      ? succeed({ kind: 'already', uid, identity })
      : refuse(email, findingText(wrong), 'let the owner repair it at /debug-login');
  }
  if (identity === null) {
    // A stranger may have registered the identity and deleted it on purpose. Their token is valid for up to an hour.
    return refuse(
      email,
      'its account cannot be signed in to, because its identity is gone',
      'run accounts:release first, and then this again',
    );
  }
  const after = promote(user.name === null ? { ...user, name } : user, now);
  return succeed({ kind: 'promote', profile, before: user, after, identity });
}

function planNew(
  { email, name }: AdministratorRequest,
  identity: Identity | null,
  entry: DirectoryEntry | null,
): CommandResult<AdministratorPlan> {
  if (entry !== null) {
    const lost = identity && diagnose({ uid: identity.uid, email, profile: null, entry });
    return lost === null || lost.some(isBeyondRepair)
      ? refuse(
          email,
          'the directory gives the address to an account that is gone',
          'run accounts:release first',
        )
      : refuse(email, 'its profile is lost', 'let the owner repair it at /debug-login, and run this again');
  }
  if (name === null) return stop('usage', NO_NAME);
  return succeed({ kind: 'create', uid: identity?.uid ?? null, name, identity });
}

/** Chooses the plan. Fails with advice if a name is missing, or if an account with the address needs work first. */
export function planAdministrator(
  request: AdministratorRequest,
  holders: AddressHolders,
  now: Date,
): CommandResult<AdministratorPlan> {
  const { email } = request;
  const uids = new Set([
    ...holders.profiles.map(({ id }) => id),
    ...holders.identities.map(({ uid }) => uid),
  ]);
  if (uids.size > 1) {
    const list = [...uids].join(', ');
    return refuse(
      email,
      `several accounts hold it (${list})`,
      'run accounts:release with the --uid of the wrong one',
    );
  }
  const entry = directoryEntryOf(holders.entry);
  if (entry === undefined) {
    return refuse(email, 'its entry in the directory is damaged', 'correct it in the Firebase console');
  }
  const {
    profiles: [profile],
    identities: [identity = null],
  } = holders;
  const plan =
    profile === undefined
      ? planNew(request, identity, entry)
      : planExisting(request, profile, identity, entry, now);
  if (!plan.ok || plan.value.kind === 'already') return plan;
  if (identity?.isDisabled) {
    return refuse(
      email,
      'its identity is disabled',
      'enable it under Authentication in the Firebase console',
    );
  }
  if (identity !== null && !identity.isVerified && !request.isOwnerKnown) {
    return refuse(
      email,
      'its address is unproven, so a stranger may have registered it',
      'have the owner set a new password by the link from /reset-password and run this again, or add --owner-is-known',
    );
  }
  return plan;
}
