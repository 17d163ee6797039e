const LENGTH = 20;

/**
 * A new id for a record: 20 random letters and digits, as the rules require. It is made before the first request, so
 * that a repeated request does not make a second record.
 */
export function recordId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, LENGTH);
}
