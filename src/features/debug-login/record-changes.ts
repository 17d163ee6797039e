import { parseEmail } from '#domain/account/email-address.ts';
import type { CaseFile } from '#domain/account/diagnosis.ts';
import type { Gate } from '#domain/account/gate.ts';
import { isVisibleName } from '#domain/account/name.ts';
import { essentialsOf } from '#domain/account/profile-assessment.ts';
import { planRepair, type RepairOutlook } from '#domain/account/repair-plan.ts';
import type { StoredProfile } from '#domain/account/stored-profile.ts';
import type { AccountStatus } from '#domain/account/user.ts';
import type { RepairCase } from '#domain/services/account-repair.ts';

/** One part of a record: what is stored of it, and what a repair makes of it. */
export interface RecordPartState {
  readonly part: 'uid' | 'email' | 'name' | 'role' | 'status' | 'createdAt' | 'entry';
  /** As stored; `null` where nothing valid is. */
  readonly stored: string | null;
  /** Something is stored, but nobody can use it. */
  readonly unreadable: boolean;
  /** What the repair writes: a value, `asked` where its owner says which, `null` where the stored one stays. */
  readonly repaired: string | 'asked' | null;
}

/** What a repair will do, seen before it is done. */
export interface RecordChanges {
  readonly parts: readonly RecordPartState[];
  readonly status: AccountStatus;
  readonly gate: Gate;
}

const ANY_NAME = 'A name';

type Repairable = Extract<RepairOutlook, { state: 'repairable' }>;

/** The plan with placeholders for what is not answered yet: neither name nor role change anything else in it. */
function preview({ uid, profile, entry }: CaseFile, email: string, outlook: Repairable, now: Date) {
  const address = parseEmail(email);
  if (!address.ok) return null;
  const answers = {
    name: outlook.needsName ? ANY_NAME : null,
    role: outlook.needsRole ? ('passenger' as const) : null,
  };
  return planRepair({ uid, email: address.value }, { uid, email, profile, entry }, answers, now);
}

const NOTHING: StoredProfile = { malformed: [] };

/** Lists a repairable record before and after, in the order in which a person reads it; `null` for any other. */
export function changesOf({ file, email, outlook }: RepairCase, now: Date): RecordChanges | null {
  if (outlook.state !== 'repairable') return null;
  const plan = preview(file, email, outlook, now);
  if (plan === null) return null;
  const stored = file.profile ?? NOTHING;
  const found = essentialsOf(file.uid, stored);
  const written = plan.kind === 'create' ? plan.profile : plan.repair.fields;
  const gate: Gate = plan.kind === 'create' ? 'pending' : plan.repair.gate;
  const status = written.status ?? found.status ?? 'pending';
  const field = (
    part: 'uid' | 'email' | 'role' | 'status' | 'createdAt',
    isAsked = false,
  ): RecordPartState => ({
    part,
    stored: found[part] ?? null,
    unreadable: found[part] === undefined && (stored[part] !== undefined || stored.malformed.includes(part)),
    repaired: isAsked ? 'asked' : (written[part] ?? null),
  });
  const name: RecordPartState = {
    part: 'name',
    stored: isVisibleName(stored.name ?? '') ? (stored.name ?? null) : null,
    unreadable: stored.malformed.includes('name'),
    repaired: outlook.needsName ? 'asked' : null,
  };
  const entry: RecordPartState = {
    part: 'entry',
    stored: file.entry?.gate ?? null,
    unreadable: false,
    repaired: file.entry?.gate === gate ? null : gate,
  };
  const uid = field('uid');
  return {
    // Nobody knows a uid; it is named only where a profile has lost it.
    parts: [
      ...(file.profile !== null && uid.repaired !== null ? [uid] : []),
      name,
      field('email'),
      field('role', outlook.needsRole),
      field('status'),
      field('createdAt'),
      entry,
    ],
    status,
    gate,
  };
}
