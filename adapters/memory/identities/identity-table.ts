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
  const uids = new Map<string, string>();
  return {
    byUid: (uid) => records.get(uid) ?? null,
    byEmail: (email) => records.get(uids.get(canonicalEmail(email)) ?? '') ?? null,
    put(record) {
      records.set(record.uid, record);
      uids.set(record.email, record.uid);
      return record;
    },
    remove(uid) {
      const record = records.get(uid);
      if (record === undefined) return;
      records.delete(uid);
      uids.delete(record.email);
    },
  };
}
