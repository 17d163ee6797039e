const LENGTH = 20;

/**
 * A new id for a record: 20 random letters and digits, as the rules require. Made before the first send, so that
 * sending again does not make a second record.
 */
export function recordId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, LENGTH);
}
