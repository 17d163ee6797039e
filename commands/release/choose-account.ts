import type { EmailAddress } from '#domain/account/email-address.ts';
import { succeed } from '#domain/result.ts';
import type { AddressHolders } from '../account-records/address-holders.ts';
import { directoryEntryOf } from '../account-records/directory-entry-of.ts';
import { stop, type Outcome } from '../command-line/command-failure.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import type { Identity } from '../rest/identity-client.ts';

export interface ReleaseRequest {
  readonly email: EmailAddress;
  /** The address as the operator wrote it. */
  readonly typed: string;
  /** Which account is meant, where several hold the address. */
  readonly uid: string | null;
}

/** The account that is released, as far as it is there. */
export interface ReleasedAccount {
  readonly uid: string;
  readonly profile: StoredDocument | null;
  /** Its identity, and one without any profile that has the address too. */
  readonly identities: readonly Identity[];
}

function refuse(message: string): Outcome<never> {
  return stop('refused', message);
}

/** `null` where nothing holds the address. A profile decides before the directory, the directory before an identity. */
export function chooseAccount(
  request: ReleaseRequest,
  holders: AddressHolders,
): Outcome<ReleasedAccount | null> {
  const { email } = request;
  const profiled = holders.profiles.map(({ id }) => id);
  const identified = holders.identities.map(({ uid }) => uid);
  const entered = directoryEntryOf(holders.entry)?.uid;
  const uids = [...new Set([...profiled, ...(entered === undefined ? [] : [entered]), ...identified])];
  if (request.uid === null && profiled.length > 1) {
    return refuse(
      `Several accounts hold ${email} (${profiled.join(', ')}): name the one to release with --uid.`,
    );
  }
  const uid = request.uid ?? uids[0];
  if (uid === undefined) {
    return holders.entry === null
      ? succeed(null)
      : refuse(`accountDirectory/${email} names no account: delete that document in the Firebase console.`);
  }
  if (!uids.includes(uid)) {
    return uids.length === 0
      ? succeed(null)
      : refuse(`${email} is not held by ${uid}, but by ${uids.join(', ')}.`);
  }
  return succeed({
    uid,
    profile: holders.profiles.find(({ id }) => id === uid) ?? null,
    identities: holders.identities.filter((identity) => request.uid === null || identity.uid === uid),
  });
}
