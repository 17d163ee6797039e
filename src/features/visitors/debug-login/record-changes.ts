import { parseEmail } from '#domain/accounts/model/email-address.ts';
import type { CaseFile } from '#domain/accounts/model/diagnosis.ts';
import type { Gate } from '#domain/accounts/model/gate.ts';
import { isVisibleName } from '#domain/accounts/model/name.ts';
import { essentialsOf } from '#domain/accounts/model/profile-assessment.ts';
import { planRepair, type RepairOutlook } from '#domain/accounts/model/repair-plan.ts';
import type { StoredProfile } from '#domain/accounts/model/stored-profile.ts';
import type { RepairCase } from '#domain/accounts/services/account-repair.ts';
import type { RecordPart } from '../../../copy/debug-login.ts';

/** One part of a record before and after the repair. */
export interface RecordPartState {
  readonly part: RecordPart;
  /** The stored value; `null` if there is no valid one. */
  readonly stored: string | null;
  /** Something is stored, but it is invalid. */
  readonly unreadable: boolean;
  /** What the repair writes: a value, `asked` if the owner enters it, `null` if the stored one stays. */
  readonly repaired: string | 'asked' | null;
}

/** A preview of the repair. */
export interface RecordChanges {
  readonly parts: readonly RecordPartState[];
  readonly gate: Gate;
}

const ANY_NAME = 'A name';

type Repairable = Extract<RepairOutlook, { state: 'repairable' }>;

/** The plan with placeholders for missing answers, which affect nothing else in it. */
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

/** A repairable record before and after, in display order; `null` if it is not repairable. */
export function changesOf({ file, email, outlook }: RepairCase, now: Date): RecordChanges | null {
  if (outlook.state !== 'repairable') return null;
  const plan = preview(file, email, outlook, now);
  if (plan === null) return null;
  const stored = file.profile ?? NOTHING;
  const found = essentialsOf(file.uid, stored);
  const written = plan.kind === 'create' ? plan.profile : plan.repair.fields;
  const gate: Gate = plan.kind === 'create' ? 'pending' : plan.repair.gate;
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
    // A uid means nothing to its owner; it is listed only if the profile lacks it.
    parts: [
      ...(file.profile !== null && uid.repaired !== null ? [uid] : []),
      name,
      field('email'),
      field('role', outlook.needsRole),
      field('status'),
      field('createdAt'),
      entry,
    ],
    gate,
  };
}
