import { randomBytes, randomUUID } from 'node:crypto';
import type { EmailAddress } from '#domain/accounts/model/email-address.ts';
import { succeed } from '#domain/shared/result.ts';
import type { Decision } from '#domain/accounts/model/decision.ts';
import { profilePath } from '#domain/accounts/model/account-paths.ts';
import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { newProfile } from '#domain/accounts/model/new-profile.ts';
import { SERVER_TIME, type RecordWrite } from '#domain/shared/record-write.ts';
import { decisionBatch } from '#domain/accounts/model/decision-batch.ts';
import { creationBatch } from '#domain/accounts/model/profile-batch.ts';
import { findAddressHolders } from '../account-records/address-holders.ts';
import { retryOnConflict } from '../account-records/retry-on-conflict.ts';
import { stop, type CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';
import type { Target } from '../command-line/target.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import type { DocumentWrite } from '../rest/firestore-write.ts';
import {
  planAdministrator,
  type AdministratorPlan,
  type AdministratorRequest,
  OPERATOR,
} from './administrator-plan.ts';

/** A write that succeeds only if the document is as it was read, or still does not exist. */
function guardedWrite(write: RecordWrite, before: StoredDocument | null): DocumentWrite {
  return { ...write, condition: before === null ? { exists: false } : { updateTime: before.updateTime } };
}

/**
 * Writes the profile and directory entry of a new administrator. There is no review and no mail, because no
 * administrator decided. The identity may already exist, so this ends its older sessions (D35).
 */
function administratorWrites(
  person: { uid: string; email: EmailAddress; name: string },
  now: Date,
): DocumentWrite[] {
  const fresh = { ...newProfile({ ...person, role: 'system_admin' }, now), status: 'approved' } as const;
  return creationBatch(fresh).map((write) => {
    const more = write.path === profilePath(person.uid) && { signedInSince: SERVER_TIME };
    return guardedWrite({ ...write, fields: { ...write.fields, ...more } }, null);
  });
}

/** All writes of the decision that promotes an account. */
function promotionWrites(
  { before, after }: Decision,
  profile: StoredDocument,
  entry: StoredDocument | null,
): DocumentWrite[] {
  const { name } = after;
  const named = before.name === null && name !== null && { name, ...nameKeysOf(name) };
  return decisionBatch({ before, after }, OPERATOR).map((write) => {
    const more = write.path === profile.path && named;
    const known = [profile, entry].find((each) => each?.path === write.path) ?? null;
    return guardedWrite({ ...write, fields: { ...write.fields, ...more } }, known);
  });
}

/** The writes, and the lines about them for the operator. */
interface Step {
  readonly uid: string;
  readonly writes: readonly DocumentWrite[];
  readonly report: readonly string[];
}

function stepOf(plan: AdministratorPlan, email: EmailAddress, entry: StoredDocument | null, now: Date): Step {
  switch (plan.kind) {
    case 'create': {
      const uid = plan.uid ?? randomUUID();
      const writes = administratorWrites({ uid, email, name: plan.name }, now);
      const report = [
        'create profile and directory entry: approved, system_admin',
        'write no review: no administrator decided on this account',
      ];
      return { uid, writes, report };
    }
    case 'promote': {
      const { before, after, profile } = plan;
      const report = [
        `promote users/${after.uid}: ${before.role}, ${before.status} -> ${after.role}, ${after.status}`,
        `write review ${after.reviewCount} with the actor "operator", and queue the mail of a decision`,
      ];
      return { uid: after.uid, writes: promotionWrites(plan, profile, entry), report };
    }
    case 'already':
      return { uid: plan.uid, writes: [], report: [`users/${plan.uid} is an approved system_admin already`] };
  }
}

/** A password that no one sees: 256 random bits, and a character of every kind that a policy may require. */
function unusablePassword(): string {
  return `${randomBytes(32).toString('base64url')}aA1-`;
}

/** The address at which the Auth emulator lists the links that production would mail. */
function resetLinksOf({ identity, project }: Target): string {
  return `${new URL(identity).origin}/emulator/v1/projects/${project}/oobCodes`;
}

/**
 * Makes the provider send the link that sets a password. The account is complete by now, so a second run of the command
 * would do nothing. If the provider did not send the link, the owner of the address has to request one on the page.
 */
async function sendLink(
  { backend, target, isDryRun, print }: Run,
  email: EmailAddress,
): Promise<CommandResult<void>> {
  print(
    'password: random and never shown; the provider mails a link that sets one, as /reset-password does any time',
  );
  const sent = isDryRun ? succeed() : await backend.identities.sendPasswordReset(email);
  // The failure's own text advises the operator to run the command again, so it is not printed.
  if (!sent.ok) {
    return stop('failed', `${email} is a system_admin, but no link was sent: ask for it at /reset-password.`);
  }
  if (target.isLocal) print(`password: locally the link is at ${resetLinksOf(target)}`);
  return succeed();
}

/**
 * Makes the account with the address an approved `system_admin`. The documents are written before the identity. If the
 * command breaks off in between, the directory has the address, so no stranger can register it. The next run then
 * creates the identity. The other order would leave an identity that looks like a stranger's.
 */
export async function createAdministrator(
  request: AdministratorRequest,
  run: Run,
): Promise<CommandResult<void>> {
  const { backend, isDryRun, print } = run;
  const { email } = request;
  return retryOnConflict(email, async () => {
    const now = new Date();
    const holders = await findAddressHolders(backend, email);
    if (!holders.ok) return holders;
    const plan = planAdministrator(request, holders.value, now);
    if (!plan.ok) return plan;
    const { uid, writes, report } = stepOf(plan.value, email, holders.value.entry, now);
    const needsIdentity = plan.value.identity === null;
    if (writes.length > 0 && !isDryRun) {
      const written = await backend.firestore.commit(writes);
      if (!written.ok) return written;
    }
    report.forEach(print);
    if (needsIdentity) {
      print('create identity, with a random password');
      const person = { uid, email, password: unusablePassword() };
      const created = isDryRun ? succeed() : await backend.identities.create(person);
      if (!created.ok) return created;
      const sent = await sendLink(run, email);
      if (!sent.ok) return sent;
    }
    if (writes.length === 0 && !needsIdentity) {
      print('password: if no link that sets one has arrived, ask for it at /reset-password');
      print('Nothing to change.');
    } else print(isDryRun ? `${email} would be a system_admin.` : `${email} is a system_admin.`);
    return succeed();
  });
}
