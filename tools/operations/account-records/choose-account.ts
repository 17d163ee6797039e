import type { EmailAddress } from '#domain/accounts/model/email-address.ts';
import { succeed } from '#domain/shared/result.ts';
import type { AddressHolders } from './address-holders.ts';
import { directoryEntryOf } from './directory-entry-of.ts';
import { stop, type CommandResult } from '../command-line/command-failure.ts';
import type { StoredDocument } from '../rest/firestore-client.ts';
import type { Identity } from '../rest/identity-client.ts';

export interface AccountChoice {
  readonly email: EmailAddress;
  /** The account that the operator names, for an address that several accounts hold. */
  readonly uid: string | null;
}

/** The chosen account. A part of it is `null` if it does not exist. */
export interface ChosenAccount {
  readonly uid: string;
  readonly profile: StoredDocument | null;
  readonly identity: Identity | null;
  /** A text for the operator about each other account that holds the address. */
  readonly others: readonly string[];
}

function refuse(message: string): CommandResult<never> {
  return stop('failed', message);
}

/** By uid, the text `<uid> (<its records>)` for each account that the address leads to. */
function accountsOf({ entry, profiles, identities }: AddressHolders): ReadonlyMap<string, string> {
  const entered = directoryEntryOf(entry)?.uid;
  const traces: readonly (readonly [what: string, uids: readonly string[]])[] = [
    ['profile', profiles.map(({ id }) => id)],
    ['directory entry', entered === undefined ? [] : [entered]],
    ['identity', identities.map(({ uid }) => uid)],
  ];
  const partsOf = (uid: string) => traces.flatMap(([what, uids]) => (uids.includes(uid) ? [what] : []));
  const uids = traces.flatMap(([, found]) => found);
  return new Map(uids.map((uid) => [uid, `${uid} (${partsOf(uid).join(', ')})`]));
}

/**
 * The account that the operator named, or the only one that the address leads to; `null` if nothing holds the address.
 * Fails if the address leads to several and none is named, or to others than the named one. Fails, too, if it leads
 * only to a damaged entry.
 */
export function chooseAccount(
  { email, uid: named }: AccountChoice,
  holders: AddressHolders,
): CommandResult<ChosenAccount | null> {
  const accounts = accountsOf(holders);
  const listed = [...accounts.values()];
  if (named === null && accounts.size > 1) {
    return refuse(
      `Several accounts hold ${email}: ${listed.join('; ')}. Name the one that is meant with --uid.`,
    );
  }
  const [uid] = named === null ? accounts.keys() : [named];
  if (uid === undefined) {
    return holders.entry === null
      ? succeed(null)
      : refuse(`accountDirectory/${email} names no account: delete that document in the Firebase console.`);
  }
  if (!accounts.has(uid)) {
    return listed.length === 0
      ? succeed(null)
      : refuse(`${email} does not belong to ${uid}, but to ${listed.join('; ')}.`);
  }
  return succeed({
    uid,
    profile: holders.profiles.find(({ id }) => id === uid) ?? null,
    identity: holders.identities.find((identity) => identity.uid === uid) ?? null,
    others: listed.filter((account) => account !== accounts.get(uid)),
  });
}
