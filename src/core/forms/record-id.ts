const LENGTH = 20;

/**
 * A new id of a record: 20 random signs, all of them letters and digits, as the rules want them. Made before the record is
 * first sent, so that sending it again is the same record.
 */
export function recordId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, LENGTH);
}
