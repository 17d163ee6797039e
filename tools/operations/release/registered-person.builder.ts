import type { LocalProject } from '../local-project.builder.ts';

export const CREATED = '2025-01-01T08:00:00.000Z';
export const ANN = { uid: 'ann', email: 'ann@example.com' };

export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly role?: string;
  readonly status?: string;
}

/**
 * Stores an account: identity, profile, directory entry, a note, the records of rides, and the mails of three
 * decisions. Only the first two decisions have their reviews: the third is lost.
 */
export async function registerPerson(
  project: LocalProject,
  { uid, email, role = 'driver', status = 'approved' }: Person,
): Promise<void> {
  await project.signUp({ uid, email });
  const reason = status === 'rejected' ? { rejectionReason: 'The photo was unreadable.' } : {};
  const name = `Person ${uid}`;
  await project.put(`users/${uid}`, {
    uid,
    email,
    role,
    name,
    status,
    createdAt: CREATED,
    reviewCount: 3,
    ...reason,
  });
  await project.put(`accountDirectory/${email}`, { gate: status === 'rejected' ? 'rejected' : 'open', uid });
  await project.put(`riders/${uid}`, { phone: '+49 30 1', claim: 'now' });
  await project.put(`drivers/${uid}`, { name, phone: '+49 30 1', duty: 'off', ride: null });
  await project.put(`drivers/${uid}/duties/0`, { duty: 'on', by: uid, log: {} });
  for (const number of [1, 2]) {
    await project.put(`users/${uid}/reviews/${number}`, { actor: 'someone', from: 'pending', to: status });
  }
  for (const number of [1, 2, 3]) await project.put(`mail/${uid}_${number}`, { to: email });
  await project.put(`users/${uid}/notes/n1`, { by: 'someone', text: 'Called on Monday.' });
}
