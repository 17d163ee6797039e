import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { succeed } from '#domain/shared/result.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { FirestoreClient, StoredDocument } from '../rest/firestore-client.ts';
import { textOf } from '../rest/firestore-value.ts';
import { createAddressSightings, type AddressSightings } from './address-sightings.ts';
import { forEachUserPage } from './user-pages.ts';

/** The uids of each address that belongs to more than one profile. */
export type Duplicates = ReadonlyMap<string, readonly string[]>;

function addressesOf(page: readonly StoredDocument[]): readonly (readonly [string, string])[] {
  return page.flatMap(({ id, fields }) => {
    const email = parseEmail(textOf(fields['email']) ?? '');
    return email.ok ? [[email.value, id] as const] : [];
  });
}

/**
 * Finds duplicates. Old records spell the same address in several ways, which no query finds; so all addresses are read
 * once to find suspects and, only if there are any, a second time to be certain.
 */
export async function findDuplicates(
  firestore: FirestoreClient,
  sightings: AddressSightings = createAddressSightings(),
): Promise<CommandResult<Duplicates>> {
  const suspects = new Map<string, string[]>();
  const suspected = await forEachUserPage(firestore, ['email'], (page) => {
    for (const [email] of addressesOf(page)) if (sightings.note(email)) suspects.set(email, []);
    return Promise.resolve(succeed());
  });
  if (!suspected.ok) return suspected;
  if (suspects.size === 0) return succeed(suspects);
  const confirmed = await forEachUserPage(firestore, ['email'], (page) => {
    for (const [email, uid] of addressesOf(page)) suspects.get(email)?.push(uid);
    return Promise.resolve(succeed());
  });
  if (!confirmed.ok) return confirmed;
  return succeed(new Map([...suspects].filter(([, uids]) => uids.length > 1)));
}
