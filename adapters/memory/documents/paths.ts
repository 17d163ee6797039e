/** Document paths (design section 3). */
export const profilePath = (uid: string) => `users/${uid}`;
export const entryPath = (email: string) => `accountDirectory/${email}`;
export const reviewPath = (uid: string, number: number) => `users/${uid}/reviews/${number}`;
export const mailPath = (uid: string, number: number) => `mail/${uid}_${number}`;
/** `id` is a uid, or after a rejection the address, which stands in for its hash that production uses. */
export const tombstonePath = (id: string) => `tombstones/${id}`;
