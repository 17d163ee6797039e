import type { FormerName } from '#domain/accounts/model/user.ts';
import { readStoredProfile, type StoredProfile } from '#domain/accounts/model/stored-profile.ts';
import { isFieldMap, storedDate, type StoredFields } from './document-store.ts';

function formerName(line: unknown): FormerName | null {
  if (!isFieldMap(line) || !('name' in line && 'until' in line)) return null;
  const until = storedDate(line.until);
  return typeof line.name === 'string' && until !== undefined ? { name: line.name, until } : null;
}

/** Reads `users/{uid}` of any shape; without zod, because every sign-in loads this and each kind is one question. */
export function parseProfile(fields: StoredFields): StoredProfile {
  return readStoredProfile(fields, {
    text: (value) => (typeof value === 'string' ? value : undefined),
    timestamp: storedDate,
    moment: (value) => (value === null ? null : storedDate(value)),
    mark: (value) => (value === true ? value : undefined),
    count: (value) => (typeof value === 'number' && Number.isInteger(value) ? value : undefined),
    // An object lists whole numbers in their order. All of them count: the rules number the next line by how many there are.
    names: (value) => (isFieldMap(value) ? Object.values(value).map(formerName) : undefined),
  });
}
