import { entryPath, profilePath } from '#domain/accounts/model/account-paths.ts';
import { succeed } from '#domain/shared/result.ts';
import { isDocumentId } from '#domain/accounts/model/is-document-id.ts';
import type { EmailAddress } from '#domain/accounts/model/email-address.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Run } from '../command-line/command.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import { forEachPage, type Page } from '../account-records/for-each-page.ts';
import { IDENTITY_PAGE_SIZE } from '../rest/identity-client.ts';
import { planAccount, type AccountMaterial, type AccountPlan } from './account-plan.ts';
import { addressOf } from './completed-fields.ts';

type UserPage = Page;

/** Visits all profiles in order of document id, with one page in memory at a time. */
function forEachUserPage(
  run: Run,
  visit: (page: UserPage) => Promise<CommandResult<void>> | CommandResult<void>,
): Promise<CommandResult<void>> {
  return forEachPage(run, { collection: 'users', limit: IDENTITY_PAGE_SIZE }, visit);
}

/**
 * The uids of each address that belongs to more than one profile. Old records spell an address in several ways, which
 * no query finds, so all addresses are read and held in memory: some 100 MB for a million.
 */
async function findDuplicates(
  run: Run,
): Promise<CommandResult<ReadonlyMap<EmailAddress, readonly string[]>>> {
  const holders = new Map<EmailAddress, string[]>();
  const read = await forEachUserPage(run, (page) => {
    for (const { id, fields } of page) {
      const email = addressOf(fields);
      if (email !== null) holders.set(email, [...(holders.get(email) ?? []), id]);
    }
    return succeed();
  });
  return read.ok ? succeed(new Map([...holders].filter(([, uids]) => uids.length > 1))) : read;
}

/** How many accounts are written at the same time. */
const ACCOUNTS_IN_FLIGHT = 8;

/** How many profiles had which outcome. */
type Counts = Record<'complete' | 'incomplete' | 'skipped', number>;

/** Reads what belongs to the profiles of one page, with one look-up of identities and one read of entries. */
async function gatherMaterial({ backend }: Run, page: UserPage): Promise<CommandResult<AccountMaterial[]>> {
  const owners = await backend.identities.findByUids(page.map(({ id }) => id));
  if (!owners.ok) return owners;
  const emails = page.map(({ fields }) => addressOf(fields));
  const read = await backend.firestore.read(emails.filter((email) => email !== null).map(entryPath));
  if (!read.ok) return read;
  const entries = new Map(read.value.map((entry) => [entry?.id, entry]));
  const entryOf = (email: string | null | undefined) => entries.get(email ?? undefined) ?? null;
  return succeed(
    page.map((profile, index) => ({
      profile,
      entry: entryOf(emails[index]),
      identity: owners.value.get(profile.id) ?? null,
    })),
  );
}

/** Plans an account and writes the plan, unless the account has changed since it was read. */
async function completeAccount(run: Run, material: AccountMaterial): Promise<CommandResult<AccountPlan>> {
  const plan = planAccount(material);
  if (plan.kind === 'skip' || plan.writes.length === 0 || run.isDryRun) return succeed(plan);
  const written = await run.backend.firestore.commit(plan.writes);
  if (written.ok) return succeed(plan);
  if (written.error.kind !== 'conflict') return written;
  return succeed({ kind: 'skip', reasons: ['it was changed while this command ran: run it again'] });
}

function report({ print }: Run, uid: string, plan: AccountPlan, counts: Counts): void {
  if (plan.kind === 'skip') {
    print(`skipped users/${uid}: ${plan.reasons.join('; ')}`);
    counts.skipped += 1;
    return;
  }
  counts[plan.changes.length === 0 ? 'complete' : 'incomplete'] += 1;
  if (plan.changes.length > 0) print(`complete users/${uid}: ${plan.changes.join(', ')}`);
  for (const note of plan.notes) print(`note users/${uid}: ${note}`);
}

/** Completes and reports the accounts of a page. */
async function completePage(run: Run, page: UserPage, counts: Counts): Promise<CommandResult<void>> {
  const gathered = await gatherMaterial(run, page);
  if (!gathered.ok) return gathered;
  for (let start = 0; start < gathered.value.length; start += ACCOUNTS_IN_FLIGHT) {
    const batch = gathered.value.slice(start, start + ACCOUNTS_IN_FLIGHT);
    const plans = await Promise.all(batch.map((material) => completeAccount(run, material)));
    for (const [index, plan] of plans.entries()) {
      if (!plan.ok) return plan;
      report(run, batch[index]?.profile.id ?? '', plan.value, counts);
    }
  }
  return succeed();
}

/** Reports the identities without a profile, page by page. */
async function reportIdentities({ backend, print }: Run): Promise<CommandResult<void>> {
  let [token, known, unprofiled]: [string | null, number, number] = [null, 0, 0];
  do {
    const page = await backend.identities.page(token);
    if (!page.ok) return page;
    const { identities, next } = page.value;
    const usable = identities.filter(({ uid }) => isDocumentId(uid));
    const read = await backend.firestore.read(usable.map(({ uid }) => profilePath(uid)));
    if (!read.ok) return read;
    const profiled = new Set(read.value.map((profile) => profile?.id));
    for (const { uid, email } of identities.filter((identity) => !profiled.has(identity.uid))) {
      print(`identity without a profile: ${uid} (${email ?? 'no address'}); its owner can use /debug-login`);
      unprofiled += 1;
    }
    known += identities.length;
    token = next;
  } while (token !== null);
  print(`Identities: ${known}, of which ${unprofiled} without a profile.`);
  return succeed();
}

/** Brings every account of the project into the product's form, as far as that requires no guessing. */
export async function backfillAccounts(run: Run): Promise<CommandResult<void>> {
  const { print, isDryRun } = run;
  const counts: Counts = { complete: 0, incomplete: 0, skipped: 0 };
  const duplicates = await findDuplicates(run);
  if (!duplicates.ok) return duplicates;
  for (const [email, uids] of duplicates.value) {
    const list = uids.map((uid) => `users/${uid}`).join(', ');
    print(
      `skipped ${list}: all have the address ${email}; release the wrong ones with accounts:release --uid`,
    );
    counts.skipped += uids.length;
  }
  const isUnique = ({ fields }: StoredDocument) => {
    const email = addressOf(fields);
    return email === null || !duplicates.value.has(email);
  };
  const completed = await forEachUserPage(run, (page) => completePage(run, page.filter(isUnique), counts));
  if (!completed.ok) return completed;

  const { complete, incomplete, skipped } = counts;
  print(`Profiles: ${complete} complete, ${incomplete} incomplete, ${skipped} skipped.`);
  const reported = await reportIdentities(run);
  if (!reported.ok) return reported;
  const accounts = incomplete === 1 ? '1 account' : `${incomplete} accounts`;
  if (incomplete === 0) print('Nothing to change.');
  else print(`${accounts} ${isDryRun ? 'would be ' : ''}completed.`);
  return succeed();
}
