/** Where documents live (design section 3). */
export const profilePath = (uid: string) => `users/${uid}`;
export const entryPath = (email: string) => `accountDirectory/${email}`;
export const reviewPath = (uid: string, number: number) => `users/${uid}/reviews/${number}`;
export const mailPath = (uid: string, number: number) => `mail/${uid}_${number}`;
/** Stands in for the hash of the address that production uses as the id. */
export const tombstonePath = (email: string) => `tombstones/${email}`;
