/** The paths of the records of accounts. `number` is the number of a decision, counted from one. */
export const profilePath = (uid: string) => `users/${uid}`;
export const entryPath = (email: string) => `accountDirectory/${email}`;
export const reviewPath = (uid: string, number: number) => `users/${uid}/reviews/${number}`;
export const notePath = (uid: string, id: string) => `users/${uid}/notes/${id}`;
export const queuedMailPath = (id: string) => `mail/${id}`;
export const mailPath = (uid: string, number: number) => queuedMailPath(`${uid}_${number}`);
/** The path of the mail about a question. `number` is counted from zero. */
export const questionMailPath = (uid: string, number: number) => queuedMailPath(`${uid}_q${number}`);
/** `id` is the uid of a released account or the hash of a rejected address. */
export const tombstonePath = (id: string) => `tombstones/${id}`;
