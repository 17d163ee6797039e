import { SERVER_TIME, type Batch, type RecordWrite } from '../../shared/record-write.ts';
import { entryPath, profilePath } from './account-paths.ts';
import type { EmailAddress } from './email-address.ts';
import { gateOf, type DirectoryEntry, type Gate } from './gate.ts';
import { nameKeysOf } from '../../shared/people/name-keys.ts';
import type { NewProfile } from './new-profile.ts';
import type { Role } from '../../shared/people/role.ts';
import type { AccountStatus, User } from './user.ts';

/** A new profile in any status. An operator's command creates an approved administrator with it. */
type CreatedProfile = Omit<NewProfile<Role>, 'status'> & { readonly status: AccountStatus };

export function entryWrite(email: string, { gate, uid }: DirectoryEntry): RecordWrite {
  return { kind: 'set', path: entryPath(email), fields: { gate, uid } };
}

function change(uid: string, fields: object): RecordWrite {
  return { kind: 'update', path: profilePath(uid), fields };
}

/** The writes of a new account: its profile and its directory entry. */
export function creationBatch(profile: CreatedProfile): Batch {
  const { uid, email, role, status } = profile;
  return [
    { kind: 'set', path: profilePath(uid), fields: profile },
    entryWrite(email, { gate: gateOf(role, status), uid }),
  ];
}

/** The completion of a damaged record: the missing fields, and the gate of the result. */
export interface ProfileRepair {
  readonly uid: string;
  readonly email: EmailAddress;
  /** Set if there is no profile. `fields` is then a whole profile. */
  readonly isNew?: true;
  /** The fields to set. All other stored fields stay. */
  readonly fields: Partial<CreatedProfile>;
  readonly gate: Gate;
}

export function repairBatch({ uid, email, isNew, fields, gate }: ProfileRepair): Batch {
  const entry = entryWrite(email, { gate, uid });
  if (isNew) return [{ kind: 'set', path: profilePath(uid), fields }, entry];
  return Object.keys(fields).length > 0 ? [entry, change(uid, fields)] : [entry];
}

/** Records that the address is proven. The owner can do so only once, after the provider has confirmed the address. */
export function proofBatch(uid: string): Batch {
  return [change(uid, { provenAt: SERVER_TIME })];
}

/** Changes a name. A former name is added to `formerNames`, as the rules require. */
export function renameBatch(
  { uid, name: before, formerNames }: Pick<User, 'uid' | 'name' | 'formerNames'>,
  name: string,
): Batch {
  const line = before !== null && {
    [`formerNames.${formerNames.length}`]: { name: before, until: SERVER_TIME },
  };
  return [change(uid, { name, ...nameKeysOf(name), ...line })];
}

/** Ends the sessions of the account that are older than the present session, which began at `signedInAt` (D35). */
export function endSessionsBatch(uid: string, signedInAt: Date): Batch {
  return [change(uid, { signedInSince: signedInAt })];
}
