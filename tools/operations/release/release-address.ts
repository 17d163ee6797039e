import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { entryPath, tombstonePath } from '#domain/accounts/model/account-paths.ts';
import { text } from '#domain/shared/kinds.ts';
import { succeed } from '#domain/shared/result.ts';
import { tombstoneId } from '#adapters/records/accounts/tombstone-id.ts';
import { findAddressHolders } from '../account-records/address-holders.ts';
import { directoryEntryOf } from '../account-records/directory-entry-of.ts';
import { retryOnConflict } from '../account-records/retry-on-conflict.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Backend, Run } from '../command-line/command.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import { Timestamp } from '../rest/firestore-value.ts';
import { chooseAccount, type ReleasedAccount, type ReleaseRequest } from './choose-account.ts';
import { confirmAdministrator } from './confirm-administrator.ts';
import { expectAnotherAdministrator } from './expect-another-administrator.ts';
import { expectNoOpenRide } from './expect-no-open-ride.ts';
import { ownPaths, planRelease, type ReleasePlan } from './release-plan.ts';
import { removeMails } from './remove-mails.ts';
import { removeTrail, TRAILS } from './remove-trail.ts';

/** The account's directory documents: at the given address, at its profile's and at its identity's. */
async function readEntries(
  { firestore }: Backend,
  request: ReleaseRequest,
  { uid, profile, identity }: ReleasedAccount,
): Promise<CommandResult<readonly StoredDocument[]>> {
  const others = [text(profile?.fields['email']), identity?.email];
  const addresses = others
    .map((address) => parseEmail(address ?? ''))
    .flatMap((email) => (email.ok ? [email.value] : []));
  const paths = [...new Set([request.email, ...addresses])].map(entryPath);
  const read = await firestore.read(paths);
  if (!read.ok) return read;
  return succeed(
    read.value
      .filter((document) => document !== null)
      .filter((document) => {
        const owner = directoryEntryOf(document)?.uid;
        return owner === undefined ? request.uid === null : owner === uid;
      }),
  );
}

async function removeIdentity({ backend, isDryRun, print }: Run, { identity }: ReleasedAccount) {
  if (identity === null) return succeed();
  const removed = isDryRun ? succeed() : await backend.identities.remove(identity.uid);
  if (removed.ok) print(`remove identity ${identity.uid}`);
  return removed;
}

async function removeDocuments(run: Run, uid: string, { decisions, writes }: ReleasePlan) {
  for (const trail of TRAILS) {
    const removed = await removeTrail(run, uid, trail);
    if (!removed.ok) return removed;
    const what = trail === 'reviews' ? 'reviews, each with its mail' : trail;
    if (removed.value > 0) run.print(`remove users/${uid}/${what}: ${removed.value}`);
  }
  const forgotten = run.isDryRun ? succeed() : await removeMails(run, uid, decisions);
  if (!forgotten.ok) return forgotten;
  if (decisions > 0) run.print(`remove mails whose review is lost, up to mail/${uid}_${decisions}`);
  const written = run.isDryRun ? succeed() : await run.backend.firestore.commit(writes);
  if (!written.ok) return written;
  for (const { kind, path } of writes) {
    if (kind !== 'verify') run.print(`${kind === 'delete' ? 'remove' : 'leave'} ${path}`);
  }
  return succeed();
}

async function tellNothingHolds(
  { backend, print }: Run,
  { email }: ReleaseRequest,
): Promise<CommandResult<void>> {
  const read = await backend.firestore.read([tombstonePath(await tombstoneId(email))]);
  if (!read.ok) return read;
  const at = read.value[0]?.fields['releasedAt'];
  const released = at instanceof Timestamp ? `; it was released after a rejection at ${at.text}` : '';
  print(`Nothing holds ${email}${released}.`);
  print('Nothing to change.');
  return succeed();
}

/**
 * Releases an address. The order makes every crash harmless and lets the next run continue:
 *
 * 1. The identity goes first: from then on nobody signs in, and until step 3 the address is on record, so that nobody
 *    else can register it. The other order would leave a person without a profile, who could create one through
 *    `/debug-login`.
 * 2. Reviews, each with its mail, notes, and the mails whose review is lost go page by page, while the profile that leads
 *    to them still exists.
 * 3. Profile, records of rides, entry and tombstone change in one commit, so the record of a rejection is never lost.
 *
 * If only the identity leads from the address to the documents, it goes last, or a crash would hide the rest. The tombstone
 * keeps the person from creating a profile meanwhile.
 */
export async function releaseAddress(request: ReleaseRequest, run: Run): Promise<CommandResult<void>> {
  const { backend, isDryRun, print } = run;
  const { email, typed } = request;
  return retryOnConflict(email, async () => {
    const holders = await findAddressHolders(backend, email, typed);
    if (!holders.ok) return holders;
    const chosen = chooseAccount(request, holders.value);
    if (!chosen.ok) return chosen;
    const account = chosen.value;
    if (account === null) return tellNothingHolds(run, request);
    const ridden = await expectNoOpenRide(backend, account.uid);
    if (!ridden.ok) return ridden;
    const entries = await readEntries(backend, request, account);
    if (!entries.ok) return entries;
    const own = await backend.firestore.read(ownPaths(account.uid));
    if (!own.ok) return own;
    const plan = await planRelease(request, account, entries.value, own.value);
    const { wasRejected, administrator, isSystemAdmin, documentsLead } = plan;
    const guarded = isSystemAdmin ? await expectAnotherAdministrator(backend, account.uid) : succeed();
    if (!guarded.ok) return guarded;
    if (administrator !== null) {
      print(`users/${account.uid} is the account of an administrator (${administrator}).`);
      const confirmed = await confirmAdministrator(request, run);
      if (!confirmed.ok) return confirmed;
    }

    const identityStep = () => removeIdentity(run, account);
    const documentStep = () => removeDocuments(run, account.uid, plan);
    for (const step of documentsLead ? [identityStep, documentStep] : [documentStep, identityStep]) {
      const done = await step();
      if (!done.ok) return done;
    }
    const released = `${isDryRun ? 'would be' : 'is'} released`;
    const { uid, others } = account;
    print(others.length === 0 ? `${email} ${released}.` : `${uid} ${released}.`);
    if (others.length > 0) print(`${email} is still held by ${others.join('; ')}.`);
    if (wasRejected) print('Reviewers see that the address was rejected.');
    return succeed();
  });
}
