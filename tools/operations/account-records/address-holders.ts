import type { EmailAddress } from '#domain/accounts/model/email-address.ts';
import { entryPath, profilePath } from '#domain/accounts/model/account-paths.ts';
import { succeed } from '#domain/shared/result.ts';
import type { Backend } from '../command-line/command.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import type { Identity } from '../rest/identity-client.ts';
import { directoryEntryOf } from './directory-entry-of.ts';
import { isDocumentId } from '#domain/accounts/model/is-document-id.ts';

/** All records that hold an address. After earlier failures they may be incomplete, or belong to several accounts. */
export interface AddressHolders {
  /** The directory's document for the address. */
  readonly entry: StoredDocument | null;
  /** The profiles with this address, and those under the uid of its identity or its entry. */
  readonly profiles: readonly StoredDocument[];
  /** The identities with this address, and those whose uid one of the profiles has. */
  readonly identities: readonly Identity[];
}

/** The most profiles with the same address that are read. */
const MOST_PROFILES = 20;

export async function findAddressHolders(
  { firestore, identities }: Backend,
  email: EmailAddress,
): Promise<CommandResult<AddressHolders>> {
  const identity = await identities.findByEmail(email);
  if (!identity.ok) return identity;
  const entries = await firestore.read([entryPath(email)]);
  if (!entries.ok) return entries;
  const [entry = null] = entries.value;
  const namesakes = await firestore.query({
    parent: '',
    collection: 'users',
    where: [{ field: 'email', anyOf: [email] }],
    limit: MOST_PROFILES,
  });
  if (!namesakes.ok) return namesakes;
  const known = new Set(namesakes.value.map(({ id }) => id));
  const named = [identity.value?.uid, directoryEntryOf(entry)?.uid].filter((uid) => uid !== undefined);
  const others = [...new Set(named)].filter((uid) => isDocumentId(uid) && !known.has(uid));
  const more = await firestore.read(others.map(profilePath));
  if (!more.ok) return more;
  const profiles = [...namesakes.value, ...more.value.filter((profile) => profile !== null)];
  const owners = await identities.findByUids(profiles.map(({ id }) => id));
  if (!owners.ok) return owners;
  const found = new Map(owners.value);
  if (identity.value !== null) found.set(identity.value.uid, identity.value);
  return succeed({ entry, profiles, identities: [...found.values()] });
}
