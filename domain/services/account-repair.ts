import { parseEmail, type EmailAddress } from '../account/email-address.ts';
import type { CaseFile } from '../account/diagnosis.ts';
import { parseName } from '../account/name.ts';
import { outlookOf, planRepair, type RepairAnswers, type RepairOutlook } from '../account/repair-plan.ts';
import { isRegistrableRole } from '../account/role.ts';
import type { Clock } from '../ports/clock.ts';
import type { IdentityPort } from '../ports/identity-port.ts';
import type { IdentityVisit } from '../ports/identity-visit.ts';
import { fail, succeed, type Result } from '../result.ts';

/** A record whose ownership is proven, and what can be done about it. */
export interface RepairCase {
  readonly email: string;
  readonly file: CaseFile;
  readonly outlook: RepairOutlook;
  /**
   * Repairs the record with the form's values (blank where it did not ask), reads it back and ends signed out.
   * A failed write changes nothing and may be retried.
   */
  repair(answers: { name: string; role: string }): Promise<Result<RepairOutlook>>;
  /** Leaves without changing anything. */
  close(): Promise<void>;
}

export interface AccountRepair {
  /** Proves ownership and diagnoses on the server's data; unavailable is never treated as missing. */
  open(email: string, password: string): Promise<Result<RepairCase>>;
}

async function readCase(visit: IdentityVisit, email: EmailAddress): Promise<Result<CaseFile>> {
  const { uid } = visit.user;
  const [profile, entry] = await Promise.all([visit.users.read(uid), visit.users.readEntry(email)]);
  if (!profile.ok) return profile;
  if (!entry.ok) return entry;
  return succeed({ uid, email, profile: profile.value, entry: entry.value });
}

function parseAnswers(outlook: RepairOutlook, typed: { name: string; role: string }): Result<RepairAnswers> {
  if (outlook.state !== 'repairable') return fail({ code: 'repair-by-administrator' });
  const name = outlook.needsName ? parseName(typed.name) : succeed(null);
  if (!name.ok) return name;
  if (!outlook.needsRole) return succeed({ name: name.value, role: null });
  if (typed.role === '') return fail({ code: 'role-required' });
  if (!isRegistrableRole(typed.role)) return fail({ code: 'role-not-registrable' });
  return succeed({ name: name.value, role: typed.role });
}

function openCase(visit: IdentityVisit, email: EmailAddress, file: CaseFile, clock: Clock): RepairCase {
  const outlook = outlookOf(file);
  const write = async (answers: RepairAnswers): Promise<Result<void>> => {
    const plan = planRepair({ uid: file.uid, email }, file, answers, clock.now());
    if (plan === null) return fail({ code: 'repair-by-administrator' });
    return plan.kind === 'create' ? visit.users.create(plan.profile) : visit.users.repair(plan.repair);
  };
  return {
    email,
    file,
    outlook,
    async repair(typed) {
      const answers = parseAnswers(outlook, typed);
      if (!answers.ok) return answers;
      const written = await write(answers.value);
      const after = await readCase(visit, email);
      if (!after.ok) return after;
      const result = outlookOf(after.value);
      if (!written.ok && result.state !== 'healthy') return written;
      await visit.end();
      return succeed(result);
    },
    close: () => visit.end(),
  };
}

async function diagnoseVisit(
  visit: IdentityVisit,
  email: EmailAddress,
  clock: Clock,
): Promise<Result<RepairCase>> {
  const file = await readCase(visit, email);
  return file.ok ? succeed(openCase(visit, email, file.value, clock)) : file;
}

/** The repair tool (design D21). Works on a private visit, so the session never changes. */
export function createAccountRepair(identity: Pick<IdentityPort, 'signIn'>, clock: Clock): AccountRepair {
  return {
    async open(typedEmail, password) {
      const typed = parseEmail(typedEmail);
      if (!typed.ok) return typed;
      if (password === '') return fail({ code: 'password-required' });
      const proven = await identity.signIn(typed.value, password);
      if (!proven.ok) return proven;
      const visit = proven.value;
      // From here on the provider's address counts, not the typed one (design D22).
      const address = parseEmail(visit.user.email ?? '');
      const opened = address.ok ? await diagnoseVisit(visit, address.value, clock) : address;
      if (!opened.ok || opened.value.outlook.state !== 'repairable') await visit.end();
      return opened;
    },
  };
}
