import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { entryPath, profilePath } from '#domain/accounts/model/record-paths.ts';
import { succeed } from '#domain/shared/result.ts';
import { retryOnConflict } from '../account-records/retry-on-conflict.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Backend, Run } from '../command-line/command.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import { textOf } from '../rest/firestore-value.ts';
import { planAccount, type AccountMaterial, type AccountPlan } from './account-plan.ts';

/** How many accounts are written concurrently. */
const ACCOUNTS_IN_FLIGHT = 8;

/** Reads what belongs to the profiles of one page: one look-up of identities, one read of entries. */
async function gatherMaterial(
  { firestore, identities }: Backend,
  profiles: readonly StoredDocument[],
): Promise<CommandResult<readonly AccountMaterial[]>> {
  const owners = await identities.findByUids(profiles.map(({ id }) => id));
  if (!owners.ok) return owners;
  const pathOf = ({ fields }: StoredDocument) => {
    const email = parseEmail(textOf(fields['email']) ?? '');
    return email.ok ? entryPath(email.value) : null;
  };
  const paths = [...new Set(profiles.map(pathOf).filter((path) => path !== null))];
  const read = await firestore.read(paths);
  if (!read.ok) return read;
  const entries = new Map(paths.map((path, index) => [path, read.value[index] ?? null]));
  return succeed(
    profiles.map((profile) => ({
      profile,
      entry: entries.get(pathOf(profile) ?? '') ?? null,
      identity: owners.value.get(profile.id) ?? null,
    })),
  );
}

/** Reads the account again; `null` if it is gone. */
async function gatherAgain(backend: Backend, uid: string): Promise<CommandResult<AccountMaterial | null>> {
  const read = await backend.firestore.read([profilePath(uid)]);
  if (!read.ok) return read;
  const gathered = await gatherMaterial(
    backend,
    read.value.filter((profile) => profile !== null),
  );
  return gathered.ok ? succeed(gathered.value[0] ?? null) : gathered;
}

/** Plans the account and writes the plan; plans again if the account has changed meanwhile. */
async function completeAccount(
  { backend, isDryRun }: Run,
  first: AccountMaterial,
): Promise<CommandResult<AccountPlan | null>> {
  const { id } = first.profile;
  let isStale = false;
  return retryOnConflict(`users/${id}`, async () => {
    const material = isStale ? await gatherAgain(backend, id) : succeed(first);
    isStale = true;
    if (!material.ok) return material;
    if (material.value === null) return succeed(null);
    const plan = planAccount(material.value);
    if (plan.kind !== 'incomplete' || isDryRun) return succeed(plan);
    const written = await backend.firestore.commit(plan.writes);
    return written.ok ? succeed(plan) : written;
  });
}

/** Completes the accounts of a page. Returns the outcomes in order, `null` for an account that is gone. */
export async function completeAccounts(
  run: Run,
  profiles: readonly StoredDocument[],
): Promise<CommandResult<readonly (readonly [string, AccountPlan | null])[]>> {
  const gathered = await gatherMaterial(run.backend, profiles);
  if (!gathered.ok) return gathered;
  const plans: (readonly [string, AccountPlan | null])[] = [];
  for (let start = 0; start < gathered.value.length; start += ACCOUNTS_IN_FLIGHT) {
    const batch = gathered.value.slice(start, start + ACCOUNTS_IN_FLIGHT);
    const outcomes = await Promise.all(batch.map((material) => completeAccount(run, material)));
    for (const [index, outcome] of outcomes.entries()) {
      if (!outcome.ok) return outcome;
      plans.push([batch[index]?.profile.id ?? '', outcome.value]);
    }
  }
  return succeed(plans);
}
