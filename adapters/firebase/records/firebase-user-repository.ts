import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import type { EmailAddress } from '#domain/accounts/model/email-address.ts';
import { gateOf, type DirectoryEntry } from '#domain/accounts/model/gate.ts';
import { nameKeyOf } from '#domain/accounts/model/name.ts';
import type { UserRepository } from '#domain/accounts/ports/user-repository.ts';
import { askDatabase } from './ask-database.ts';
import { parseEntry } from './directory-document.ts';
import { parseProfile, writeProfile } from './profile-document.ts';

/** The user repository on Firestore, with the rights of the user signed in on the same app. */
export function createFirebaseUserRepository(firestore: Firestore): UserRepository {
  const profile = (uid: string) => doc(firestore, 'users', uid);
  const entry = (email: EmailAddress) => doc(firestore, 'accountDirectory', email);

  return {
    read: (uid) =>
      askDatabase(async () => {
        const data = (await getDoc(profile(uid))).data();
        return data === undefined ? null : parseProfile(data);
      }),
    readEntry: (email) =>
      askDatabase(async () => {
        const data = (await getDoc(entry(email))).data();
        return data === undefined ? null : parseEntry(data);
      }),
    findByEmail: (email) =>
      askDatabase(async () => {
        const byEmail = query(collection(firestore, 'users'), where('email', '==', email), limit(1));
        const [found] = (await getDocs(byEmail)).docs;
        return found === undefined ? null : parseProfile(found.data());
      }),
    create: (fresh) =>
      askDatabase(() => {
        const { uid, email, role, status } = fresh;
        const directoryEntry: DirectoryEntry = { gate: gateOf(role, status), uid };
        return writeBatch(firestore)
          .set(profile(uid), writeProfile(fresh))
          .set(entry(email), directoryEntry)
          .commit();
      }),
    repair: ({ uid, email, fields, gate }) =>
      askDatabase(() => {
        const directoryEntry: DirectoryEntry = { gate, uid };
        const batch = writeBatch(firestore).set(entry(email), directoryEntry);
        if (Object.keys(fields).length > 0) batch.update(profile(uid), writeProfile(fields));
        return batch.commit();
      }),
    rename: (uid, name) => askDatabase(() => updateDoc(profile(uid), { name, nameKey: nameKeyOf(name) })),
  };
}
