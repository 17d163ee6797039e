import { diagnose, isBeyondRepair, type CaseFile, type Finding } from './diagnosis.ts';
import type { EmailAddress } from './email-address.ts';
import { essentialsOf } from './found-account.ts';
import { gateOf } from './gate.ts';
import { NAME_KEYS, nameKeysOf } from '../../shared/people/name-keys.ts';
import { isVisibleName } from '../../shared/people/name.ts';
import { newProfile } from './new-profile.ts';
import type { ProfileRepair } from './profile-batch.ts';
import type { RegistrableRole } from '../../shared/people/role.ts';
import type { StoredProfile } from './stored-profile.ts';

/** Whether the owner of a record can repair it (D21). */
export type RepairOutlook =
  | { readonly state: 'healthy' }
  | { readonly state: 'administrator'; readonly findings: readonly Finding[] }
  | {
      readonly state: 'repairable';
      readonly findings: readonly Finding[];
      readonly needsName: boolean;
      readonly needsRole: boolean;
    };

/** Diagnoses a record. If a finding is `BeyondRepair`, only an administrator can repair the record. */
export function repairOutlookOf(file: CaseFile): RepairOutlook {
  const findings = diagnose(file);
  if (findings.length === 0) return { state: 'healthy' };
  if (findings.some(isBeyondRepair)) return { state: 'administrator', findings };
  const lacks = (field: 'name' | 'role') =>
    findings.some(
      (finding) =>
        finding.kind === 'profile-missing' || (finding.kind === 'field-missing' && finding.field === field),
    );
  return { state: 'repairable', findings, needsName: lacks('name'), needsRole: lacks('role') };
}

/** The answers of the owner. An answer that the repair does not need is `null`. */
export interface RepairAnswers {
  readonly name: string | null;
  readonly role: RegistrableRole | null;
}

interface Owner {
  readonly uid: string;
  readonly email: EmailAddress;
}

/** A name and its keys are stored together or not at all. */
const NAME_FIELDS: ReadonlySet<string> = new Set(['name', ...NAME_KEYS]);

function completion(
  owner: Owner,
  stored: StoredProfile,
  file: CaseFile,
  answers: RepairAnswers,
  now: Date,
): ProfileRepair | null {
  const found = essentialsOf(owner.uid, stored);
  const role = found.role ?? answers.role;
  if (role === null) return null;
  const status = found.status ?? (file.entry?.gate === 'rejected' ? 'rejected' : 'pending');
  // A missing `provenAt` needs no repair.
  const { provenAt: _, ...fresh } = newProfile({ ...owner, role, name: answers.name ?? '' }, now);
  const present: Readonly<Record<string, unknown>> = { ...stored, ...found };
  const missing = Object.entries({ ...fresh, status }).filter(
    ([field]) => !NAME_FIELDS.has(field) && present[field] === undefined,
  );
  const isNamed = isVisibleName(stored.name ?? '') || answers.name === null;
  const fields = {
    ...Object.fromEntries(missing),
    ...(!isNamed && { name: fresh.name, ...nameKeysOf(fresh.name) }),
  };
  return { uid: owner.uid, email: owner.email, fields, gate: gateOf(role, status) };
}

/** Plans a repair that keeps all valid fields; `null` if the role is missing, or the name of a new profile. */
export function planRepair(
  owner: Owner,
  file: CaseFile,
  answers: RepairAnswers,
  now: Date,
): ProfileRepair | null {
  if (file.profile === null) {
    const { name, role } = answers;
    if (name === null || role === null) return null;
    const fields = newProfile({ ...owner, name, role }, now);
    return { ...owner, isNew: true, fields, gate: gateOf(role, fields.status) };
  }
  return completion(owner, file.profile, file, answers, now);
}
