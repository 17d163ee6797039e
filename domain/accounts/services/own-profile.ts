import type { Batch } from '../../shared/record-write.ts';
import { fail, succeed } from '../../shared/result.ts';
import { ifStored, settle } from '../../shared/settle.ts';
import type { AdmittedUser } from '../admission/admission-policy.ts';
import { signedIn } from '../../shared/people/acting.ts';
import type { AccountResult } from '../model/errors/account-error.ts';
import { parseName } from '../../shared/people/name.ts';
import { endSessionsBatch, renameBatch } from '../model/profile-batch.ts';
import type { User } from '../model/user.ts';
import type { WithSession } from './session.ts';

/** Changes of the signed-in user to their own account. */
export interface OwnProfile {
  /** Returns the stored name. Fails with `session-expired` if signed out, or as `parseName` or a repository does. */
  rename(name: string): Promise<AccountResult<string>>;
  /**
   * Changes the password, and ends the sessions of all other devices. Fails with `password-required` if a password is
   * empty, or as `IdentityPort.changePassword` does. Succeeds even if no session could be ended, because after a new
   * password the provider renews no other session.
   */
  changePassword(current: string, next: string): Promise<AccountResult<void>>;
  /**
   * Ends the sessions of all other devices (D35). Fails with `password-required`, `session-expired`, or as
   * `IdentityPort.proveAgain` or the repository does.
   */
  signOutElsewhere(password: string): Promise<AccountResult<void>>;
  /**
   * Sends the mail that proves the user's own address. The next sign-in records the proof. Fails with
   * `session-expired`, or as the provider does.
   */
  sendProof(language: string): Promise<AccountResult<void>>;
}

export function createOwnProfile({ identity, users, records, session }: WithSession): OwnProfile {
  const holder = () => signedIn(session);
  /** Updates the profile in the session, unless this user has left the session since the request began. */
  const apply = (uid: string, changed: Partial<Pick<AdmittedUser, 'name' | 'signedInSince'>>) => {
    const now = holder();
    if (now.ok && now.value.uid === uid) session.update({ ...now.value, ...changed });
  };
  /** Stores a batch. If a lost attempt or another device has stored the value already, `isIt` recognises the value. */
  const store = (uid: string, batch: Batch, isIt: (stored: User) => boolean): Promise<AccountResult<void>> =>
    settle(records, batch, {
      read: () => users.read(uid),
      verdict: ifStored((found) => found.state === 'sound' && isIt(found.user)),
    });
  const endOlder = async (signedInAt: AccountResult<Date>): Promise<AccountResult<void>> => {
    const person = holder();
    if (!person.ok) return person;
    if (!signedInAt.ok) return signedInAt;
    const { uid } = person.value;
    const since = signedInAt.value;
    const ended = await store(
      uid,
      endSessionsBatch(uid, since),
      ({ signedInSince }) => signedInSince?.getTime() === since.getTime(),
    );
    if (ended.ok) apply(uid, { signedInSince: since });
    return ended;
  };

  /** Refreshes the session after a denial, because the account may have changed. */
  const orRefreshed = async <T>(outcome: AccountResult<T>): Promise<AccountResult<T>> => {
    if (!outcome.ok && outcome.error.code === 'permission-denied') await session.refresh();
    return outcome;
  };

  const rename = async (typed: string): Promise<AccountResult<string>> => {
    const person = holder();
    if (!person.ok) return person;
    const name = parseName(typed);
    if (!name.ok) return name;
    const { uid } = person.value;
    // The profile is read first. The rules require the former name, and an earlier attempt may be stored.
    const read = await users.read(uid);
    if (!read.ok) return read;
    if (read.value.state !== 'sound') return fail({ code: 'permission-denied' });
    const { user } = read.value;
    if (user.name !== name.value) {
      const renamed = await store(uid, renameBatch(user, name.value), (stored) => stored.name === name.value);
      if (!renamed.ok) return renamed;
    }
    apply(uid, { name: name.value });
    return succeed(name.value);
  };

  return {
    rename: async (typed) => orRefreshed(await rename(typed)),
    async changePassword(current, next) {
      if (current === '' || next === '') return fail({ code: 'password-required' });
      const changed = await identity.changePassword(current, next);
      if (changed.ok) await endOlder(await identity.signedInAt());
      return changed;
    },
    async signOutElsewhere(password) {
      if (password === '') return fail({ code: 'password-required' });
      return orRefreshed(await endOlder(await identity.proveAgain(password)));
    },
    sendProof: (language) => identity.sendProof(language),
  };
}
