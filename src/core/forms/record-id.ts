const LENGTH = 20;

/**
 * A new id for a record: 20 random letters and digits, as the rules require. Callers make it before the first request,
 * so that a repeated request makes no second record.
 */
export function recordId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, LENGTH);
}
