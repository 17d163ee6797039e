const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;
/** Bytes from here on would make the first signs likelier than the others. */
const FAIR_BYTES = 256 - (256 % SIGNS.length);

/** A new id of a record: 20 random letters and digits, as Firestore's own. */
export function recordId(): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(2 * LENGTH))) {
      if (byte < FAIR_BYTES && id.length < LENGTH) id += SIGNS.charAt(byte % SIGNS.length);
    }
  }
  return id;
}
