/** The paths of an account's records. `number` is that of a decision, counted from one. */
export const profilePath = (uid: string) => `users/${uid}`;
export const entryPath = (email: string) => `accountDirectory/${email}`;
export const reviewPath = (uid: string, number: number) => `users/${uid}/reviews/${number}`;
export const notePath = (uid: string, id: string) => `users/${uid}/notes/${id}`;
export const queuedMailPath = (id: string) => `mail/${id}`;
export const mailPath = (uid: string, number: number) => queuedMailPath(`${uid}_${number}`);
/** The mail about a question, whose number is counted from zero. */
export const questionMailPath = (uid: string, number: number) => queuedMailPath(`${uid}_q${number}`);
/** `id` is a uid or, for a rejected address, its hash. */
export const tombstonePath = (id: string) => `tombstones/${id}`;
