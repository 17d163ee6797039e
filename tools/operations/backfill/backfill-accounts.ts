import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { profilePath } from '#domain/accounts/model/record-paths.ts';
import { succeed } from '#domain/shared/result.ts';
import { isDocumentId } from '../account-records/is-document-id.ts';
import type { CommandResult } from '../command-line/command-failure.ts';
import type { Backend, Run } from '../command-line/command.ts';
import { textOf } from '../rest/firestore-value.ts';
import type { AccountPlan } from './account-plan.ts';
import { createBackfillReport, type BackfillReport } from './backfill-report.ts';
import { completeAccounts } from './complete-accounts.ts';
import { findDuplicates } from './find-duplicates.ts';
import { forEachUserPage } from './user-pages.ts';

function reportPlan(report: BackfillReport, uid: string, plan: AccountPlan | null): void {
  switch (plan?.kind) {
    case undefined:
      return report.skipped(uid, ['it was deleted while this command ran']);
    case 'skip':
      return report.skipped(uid, plan.reasons);
    case 'complete':
      report.alreadyComplete();
      return report.noted(uid, plan.notes);
    case 'incomplete':
      report.completed(uid, plan.changes);
      return report.noted(uid, plan.notes);
  }
}

/** Reports the identities without a profile, page by page. */
async function reportIdentities(backend: Backend, report: BackfillReport): Promise<CommandResult<void>> {
  let token: string | null = null;
  do {
    const page = await backend.identities.page(token);
    if (!page.ok) return page;
    const { identities, next } = page.value;
    const usable = identities.filter(({ uid }) => isDocumentId(uid));
    const read = await backend.firestore.read(usable.map(({ uid }) => profilePath(uid)));
    if (!read.ok) return read;
    const profiled = new Set(read.value.map((profile) => profile?.id));
    for (const { uid, email } of identities) {
      report.identityRead();
      if (!profiled.has(uid)) report.identityWithoutProfile(uid, email);
    }
    token = next;
  } while (token !== null);
  return succeed();
}

/** Brings every account of the project into the product's form, as far as that requires no guessing. */
export async function backfillAccounts(run: Run): Promise<CommandResult<void>> {
  const report = createBackfillReport(run.isDryRun, run.print);
  const { firestore } = run.backend;
  const duplicates = await findDuplicates(firestore);
  if (!duplicates.ok) return duplicates;
  for (const [email, uids] of duplicates.value) report.duplicates(email, uids);

  const completed = await forEachUserPage(firestore, null, async (page) => {
    const unique = page.filter(({ fields }) => {
      const email = parseEmail(textOf(fields['email']) ?? '');
      return !email.ok || !duplicates.value.has(email.value);
    });
    const plans = await completeAccounts(run, unique);
    if (!plans.ok) return plans;
    for (const [uid, plan] of plans.value) reportPlan(report, uid, plan);
    return succeed();
  });
  if (!completed.ok) return completed;

  const reported = await reportIdentities(run.backend, report);
  if (!reported.ok) return reported;
  report.finish();
  return succeed();
}
