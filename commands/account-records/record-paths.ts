/** Where the records of an account lie (design, section 3). */
export const profilePath = (uid: string) => `users/${uid}`;
export const entryPath = (email: string) => `accountDirectory/${email}`;
export const reviewPath = (uid: string, number: number) => `users/${uid}/reviews/${number}`;
export const mailPath = (uid: string, number: number) => `mail/${uid}_${number}`;
export const tombstonePath = (id: string) => `tombstones/${id}`;

/** Whether a text that others chose, such as a uid, can be the id of a document. */
export function isDocumentId(text: string): boolean {
  return text !== '' && text !== '.' && text !== '..' && !text.includes('/') && !/^__.*__$/.test(text);
}
