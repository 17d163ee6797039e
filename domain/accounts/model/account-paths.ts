/** Paths of an account's records, from the root of the database. `number` is a decision's, counted from one. */
export const profilePath = (uid: string) => `users/${uid}`;
export const entryPath = (email: string) => `accountDirectory/${email}`;
export const reviewPath = (uid: string, number: number) => `users/${uid}/reviews/${number}`;
export const notePath = (uid: string, id: string) => `users/${uid}/notes/${id}`;
export const queuedMailPath = (id: string) => `mail/${id}`;
export const mailPath = (uid: string, number: number) => queuedMailPath(`${uid}_${number}`);
/** The mail about a question, counted from zero. */
export const questionMailPath = (uid: string, number: number) => queuedMailPath(`${uid}_q${number}`);
/** `id` is a uid or, after a rejection, the hash of the address. */
export const tombstonePath = (id: string) => `tombstones/${id}`;
