import { canonicalEmail, newIdentity, type IdentityRecord, type IdentityTable } from './identity-table.ts';
import type { LinkCodes, LinkKind } from './link-codes.ts';

/** The provider's administrative interface, which needs no network and no permissions. */
export interface IdentityAdministration {
  /** Creates an identity with the given or a new uid, and returns the uid. */
  create(identity: { email: string; password: string; uid?: string }): string;
  find(email: string): { readonly uid: string; readonly disabled: boolean } | null;
  disable(uid: string): void;
  /** Invalidates every token of the identity. */
  endSessions(uid: string): void;
  /** The code in the newest mail of this kind to the address; `null` if none was sent. */
  latestCode(kind: LinkKind, email: string): string | null;
}

export function createIdentityAdministration(table: IdentityTable, codes: LinkCodes): IdentityAdministration {
  const change = (uid: string, changed: (record: IdentityRecord) => Partial<IdentityRecord>) => {
    const record = table.byUid(uid);
    if (record !== null) table.put({ ...record, ...changed(record) });
  };
  return {
    create({ email, password, uid = crypto.randomUUID().replaceAll('-', '') }) {
      table.put(newIdentity({ uid, email: canonicalEmail(email), password }));
      return uid;
    },
    find(email) {
      const record = table.byEmail(email);
      return record === null ? null : { uid: record.uid, disabled: record.disabled };
    },
    disable: (uid) => change(uid, () => ({ disabled: true })),
    endSessions: (uid) => change(uid, ({ generation }) => ({ generation: generation + 1 })),
    latestCode(kind, email) {
      const record = table.byEmail(email);
      return record === null ? null : codes.latestOf(kind, record.uid);
    },
  };
}
