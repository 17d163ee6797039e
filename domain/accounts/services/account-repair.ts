import type { Clock } from '../../shared/clock.ts';
import { fail, succeed } from '../../shared/result.ts';
import { ifStored, settle } from '../../shared/settle.ts';
import type { CaseFile } from '../model/diagnosis.ts';
import { parseEmail, type EmailAddress } from '../model/email-address.ts';
import type { AccountResult } from '../model/errors/account-error.ts';
import { parseName } from '../../shared/people/name.ts';
import { repairBatch } from '../model/profile-batch.ts';
import { repairOutlookOf, planRepair, type RepairAnswers, type RepairOutlook } from '../model/repair-plan.ts';
import { isRegistrableRole } from '../../shared/people/role.ts';
import type { AccountPorts } from '../ports/account-ports.ts';
import type { OwnRecords } from '../ports/private-records.ts';
import type { PrivateSession } from '../ports/private-session.ts';

/** A record with a proven owner, and its possible repair. */
export interface RepairCase {
  readonly email: EmailAddress;
  readonly file: CaseFile;
  readonly outlook: RepairOutlook;
  /**
   * Repairs the record with the typed values (blank if not needed), reads it back and ends the private session. Fails
   * as `parseName` or the repository does, or with `role-required`, `role-not-registrable` or
   * `repair-by-administrator`. A failed repair may be repeated.
   */
  repair(answers: { name: string; role: string }): Promise<AccountResult<RepairOutlook>>;
  /** Ends the private session; nothing else changes. */
  close(): Promise<void>;
}

export interface AccountRepair {
  /**
   * Checks the password of the owner, and diagnoses the stored record. Fails as `parseEmail`, `IdentityPort.signIn` or
   * the repository does, or with `password-required`. The private session stays open only for a repairable record.
   */
  open(email: string, password: string): Promise<AccountResult<RepairCase>>;
}

function parseAnswers(
  outlook: RepairOutlook,
  typed: { name: string; role: string },
): AccountResult<RepairAnswers> {
  if (outlook.state !== 'repairable') return fail({ code: 'repair-by-administrator' });
  const name = outlook.needsName ? parseName(typed.name) : succeed(null);
  if (!name.ok) return name;
  if (!outlook.needsRole) return succeed({ name: name.value, role: null });
  if (typed.role === '') return fail({ code: 'role-required' });
  if (!isRegistrableRole(typed.role)) return fail({ code: 'role-not-registrable' });
  return succeed({ name: name.value, role: typed.role });
}

async function openCase(
  { user: { uid }, end }: Pick<PrivateSession, 'user' | 'end'>,
  { users, records }: OwnRecords,
  email: EmailAddress,
  clock: Clock,
): Promise<AccountResult<RepairCase>> {
  const readCase = async (): Promise<AccountResult<CaseFile>> => {
    const [profile, entry] = await Promise.all([users.readStored(uid), users.readEntry(email)]);
    if (!profile.ok) return profile;
    return entry.ok ? succeed({ uid, email, profile: profile.value, entry: entry.value }) : entry;
  };
  const read = await readCase();
  if (!read.ok) return read;
  const file = read.value;
  const outlook = repairOutlookOf(file);
  return succeed({
    email,
    file,
    outlook,
    async repair(typed) {
      const answers = parseAnswers(outlook, typed);
      if (!answers.ok) return answers;
      const plan = planRepair({ uid, email }, file, answers.value, clock.now());
      if (plan === null) return fail({ code: 'repair-by-administrator' });
      const isHealthy = (stored: CaseFile) => repairOutlookOf(stored).state === 'healthy';
      const written = await settle(records, repairBatch(plan), {
        read: readCase,
        verdict: ifStored(isHealthy),
      });
      if (!written.ok) return written;
      const after = await readCase();
      if (!after.ok) return after;
      await end();
      return succeed(repairOutlookOf(after.value));
    },
    close: end,
  });
}

/** The repair tool (D21). The session of the device never changes. */
export function createAccountRepair({ identity, privateRecords, clock }: AccountPorts): AccountRepair {
  return {
    async open(typedEmail, password) {
      const typed = parseEmail(typedEmail);
      if (!typed.ok) return typed;
      if (password === '') return fail({ code: 'password-required' });
      const proven = await identity.signIn(typed.value, password);
      if (!proven.ok) return proven;
      const privateSession = proven.value;
      // The address in the provider's form counts, not the typed address (D22).
      const address = parseEmail(privateSession.user.email ?? '');
      const opened = address.ok
        ? await openCase(privateSession, privateRecords(privateSession), address.value, clock)
        : address;
      if (!opened.ok || opened.value.outlook.state !== 'repairable') await privateSession.end();
      return opened;
    },
  };
}
