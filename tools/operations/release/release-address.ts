import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { entryPath, tombstonePath, profilePath } from '#domain/accounts/model/account-paths.ts';
import { driverPath } from '#domain/rides/model/stored/ride-paths.ts';
import { text } from '#domain/shared/decoders.ts';
import { succeed } from '#domain/shared/result.ts';
import { tombstoneId } from '#adapters/records/accounts/tombstone-id.ts';
import { findAddressHolders } from '../account-records/address-holders.ts';
import { directoryEntryOf } from '../account-records/directory-entry-of.ts';
import { retryOnConflict } from '../account-records/retry-on-conflict.ts';
import { type CommandResult, stop } from '../command-line/command-failure.ts';
import type { Backend, Run } from '../command-line/command.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import { Timestamp } from '../rest/firestore-value.ts';
import { IDENTITY_PAGE_SIZE } from '../rest/identity-client.ts';
import { chooseAccount, type AccountChoice, type ChosenAccount } from '../account-records/choose-account.ts';
import { ownPaths, planRelease, type ReleasePlan } from './release-plan.ts';
import { removeMailsOf, removeMailsTo } from './remove-mails.ts';

export interface ReleaseRequest extends AccountChoice {
  /** Whether the command removes an administrator without asking. */
  readonly mayBeAdministrator: boolean;
}

/** The most documents of a collection in `TRAILS` that one commit removes. */
const PAGE_SIZE = 400;

/** The collections below an account's records: reviews and notes with texts about the person, and a driver's duties. */
const TRAILS = [
  { of: profilePath, collection: 'reviews' },
  { of: profilePath, collection: 'notes' },
  { of: driverPath, collection: 'duties' },
] as const;

/** Removes the documents of a trail page by page, and returns how many there were. A dry run only counts them. */
async function removeTrail(
  { backend, isDryRun }: Run,
  uid: string,
  { of, collection }: (typeof TRAILS)[number],
): Promise<CommandResult<number>> {
  const query = { parent: of(uid), collection, limit: PAGE_SIZE };
  let count = 0;
  let after: string | undefined;
  for (;;) {
    const page = await backend.firestore.query({ ...query, ...(after !== undefined && { after }) });
    if (!page.ok) return page;
    after = page.value.at(-1)?.id;
    if (after === undefined) return succeed(count);
    count += page.value.length;
    if (isDryRun) continue;
    const removed = await backend.firestore.commit(
      page.value.map(({ path }) => ({ kind: 'remove', path, fields: {} })),
    );
    if (!removed.ok) return removed;
  }
}

/** The most rides that the refusal names for each side. */
const MOST_NAMED = 20;

const SIDES = [
  { field: 'rider', role: 'its passenger' },
  { field: 'driver', role: 'its driver' },
] as const;

/**
 * Fails if a ride of the person is open. Otherwise a passenger would wait for a driver who cannot sign in, or a driver
 * for a removed passenger. Only an administrator could end such a ride.
 */
async function expectNoOpenRide({ firestore }: Backend, uid: string): Promise<CommandResult<void>> {
  const found: string[] = [];
  for (const { field, role } of SIDES) {
    // oxlint-disable-next-line no-await-in-loop -- two requests, one after the other
    const rides = await firestore.query({
      parent: '',
      collection: 'rides',
      where: [
        { field, anyOf: [uid] },
        { field: 'open', anyOf: [true] },
      ],
      limit: MOST_NAMED,
    });
    if (!rides.ok) return rides;
    found.push(...rides.value.map(({ path, fields }) => `${path} (${String(fields['state'])}, as ${role})`));
  }
  const [first, second] = found;
  if (first === undefined) return succeed();
  return second === undefined
    ? stop('failed', `${uid} has an open ride: ${first}. Have an administrator end it first.`)
    : stop('failed', `${uid} has open rides: ${found.join('; ')}. Have an administrator end them first.`);
}

/** Fails if no approved `system_admin` other than `uid` can sign in. */
async function expectAnotherAdministrator(
  { firestore, identities }: Backend,
  uid: string,
): Promise<CommandResult<void>> {
  const administrators = await firestore.query({
    parent: '',
    collection: 'users',
    where: [
      { field: 'role', anyOf: ['system_admin'] },
      { field: 'status', anyOf: ['approved'] },
    ],
    limit: IDENTITY_PAGE_SIZE,
  });
  if (!administrators.ok) return administrators;
  const others = administrators.value.filter(({ id }) => id !== uid);
  const owners = await identities.findByUids(others.map(({ id }) => id));
  if (!owners.ok) return owners;
  if (others.some(({ id }) => owners.value.get(id)?.isDisabled === false)) return succeed();
  return stop(
    'failed',
    `users/${uid} is the last approved system_admin who can sign in: make another one first with admin:create.`,
  );
}

/** Makes the operator type the address of the administrator, except in dry runs and with `--remove-administrator`. */
async function confirmAdministrator(
  { email, mayBeAdministrator }: ReleaseRequest,
  { isDryRun, ask }: Run,
): Promise<CommandResult<void>> {
  if (isDryRun || mayBeAdministrator) return succeed();
  const answer = await ask('Type the address to remove this administrator: ');
  if (answer === null) {
    return stop(
      'failed',
      'There is no terminal to ask at: add --remove-administrator to remove the administrator.',
    );
  }
  const typed = parseEmail(answer);
  if (typed.ok && typed.value === email) return succeed();
  return stop('failed', 'That is not the address: nothing is removed.');
}

/** The account's entries at its addresses and the requested one. Without `--uid`, damaged entries there count, too. */
async function readEntries(
  { firestore }: Backend,
  request: ReleaseRequest,
  { uid, profile, identity }: ChosenAccount,
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

async function removeIdentity({ backend, isDryRun, print }: Run, { identity }: ChosenAccount) {
  if (identity === null) return succeed();
  const removed = isDryRun ? succeed() : await backend.identities.remove(identity.uid);
  if (removed.ok) print(`remove identity ${identity.uid}`);
  return removed;
}

async function removeDocuments(run: Run, uid: string, { writes }: ReleasePlan) {
  for (const trail of TRAILS) {
    const removed = await removeTrail(run, uid, trail);
    if (!removed.ok) return removed;
    if (removed.value > 0) run.print(`remove ${trail.of(uid)}/${trail.collection}: ${removed.value}`);
  }
  const mails = await removeMailsOf(run, uid);
  if (!mails.ok) return mails;
  if (mails.value > 0) run.print(`remove mails about ${uid}: ${mails.value}`);
  const written = run.isDryRun ? succeed() : await run.backend.firestore.commit(writes);
  if (!written.ok) return written;
  for (const { kind, path } of writes) {
    if (kind !== 'verify') run.print(`${kind === 'remove' ? 'remove' : 'leave'} ${path}`);
  }
  return succeed();
}

async function releaseUnusedAddress(run: Run, { email }: ReleaseRequest): Promise<CommandResult<void>> {
  const { backend, print } = run;
  const mails = await removeMailsTo(run, email);
  if (!mails.ok) return mails;
  const read = await backend.firestore.read([tombstonePath(await tombstoneId(email))]);
  if (!read.ok) return read;
  const at = read.value[0]?.fields['releasedAt'];
  const released = at instanceof Timestamp ? `; it was released after a rejection at ${at.text}` : '';
  print(`Nothing holds ${email}${released}.`);
  print(mails.value === 0 ? 'Nothing to change.' : `remove mails to ${email}: ${mails.value}`);
  return succeed();
}

/**
 * Releases an address. In this order a crash does no harm, and the next run continues:
 *
 * 1. The identity is removed first, so the person can no longer sign in. Until step 3 the directory has the address,
 * so no one can register it. In another order a person without a profile could create one through `/debug-login`.
 * 2. Reviews, notes, duties and mails are removed page by page. For this, the profile must still exist.
 * 3. One commit removes profile, records of rides and entry, and stores the tombstones. So no rejection is forgotten.
 *
 * If only the identity leads from the address to the documents, the identity is removed last. After a crash nothing
 * else would lead to the remaining documents. Until then the tombstone prevents a new profile.
 */
export async function releaseAddress(request: ReleaseRequest, run: Run): Promise<CommandResult<void>> {
  const { backend, isDryRun, print } = run;
  const { email } = request;
  return retryOnConflict(email, async () => {
    const holders = await findAddressHolders(backend, email);
    if (!holders.ok) return holders;
    const chosen = chooseAccount(request, holders.value);
    if (!chosen.ok) return chosen;
    const account = chosen.value;
    if (account === null) return releaseUnusedAddress(run, request);
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
    if (others.length > 0) print(`${email} still belongs to ${others.join('; ')}.`);
    if (wasRejected) print('Reviewers see that the address was rejected.');
    return succeed();
  });
}
