import type { IdentityRecord } from './identity-record.ts';

export interface IdentityTable {
  byUid(uid: string): IdentityRecord | null;
  byEmail(email: string): IdentityRecord | null;
  put(record: IdentityRecord): IdentityRecord;
  remove(uid: string): void;
}

/** The form in which the provider stores addresses. */
export function canonicalEmail(email: string): string {
  return email.toLowerCase();
}

export function createIdentityTable(): IdentityTable {
  const records = new Map<string, IdentityRecord>();
  return {
    byUid: (uid) => records.get(uid) ?? null,
    byEmail(email) {
      const wanted = canonicalEmail(email);
      return [...records.values()].find((record) => record.email === wanted) ?? null;
    },
    put(record) {
      records.set(record.uid, record);
      return record;
    },
    remove: (uid) => void records.delete(uid),
  };
}
