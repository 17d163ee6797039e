const PLACE = 'health';

/** The search parameters of an account's page that is reached from Record health. */
export const FROM_HEALTH = { from: PLACE };

export function isFromHealth(search: Record<string, unknown>): boolean {
  return search['from'] === PLACE;
}
