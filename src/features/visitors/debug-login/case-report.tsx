import type { RepairOutlook } from '#domain/accounts/model/repair-plan.ts';
import type { RepairCase } from '#domain/accounts/services/account-repair.ts';
import { useDebugLoginCopy } from '../../../copy/debug-login.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ChangesList } from './changes-list.tsx';
import { HeadingInFocus } from '../../../ui/page/heading-in-focus.tsx';
import type { RecordChanges } from './record-changes.ts';
import { RepairForm } from './repair-form.tsx';

interface CaseReportProps {
  opened: RepairCase;
  changes: RecordChanges;
  onRepaired: (outlook: RepairOutlook) => void;
  onCancel: () => void;
}

/** The findings, the changes a repair would make, and the repair form. */
export function CaseReport({ opened, changes, onRepaired, onCancel }: CaseReportProps) {
  const copy = useDebugLoginCopy();
  if (opened.outlook.state !== 'repairable') return null;
  const leadsToWaiting =
    changes.gate === 'pending' &&
    changes.parts.some(({ part, repaired }) => part === 'status' && repaired !== null);
  return (
    <div className="mt-4 grid gap-4">
      <div className="grid gap-1">
        <HeadingInFocus>{copy.foundHeading}</HeadingInFocus>
        <p className="wrap-anywhere text-ink-soft">{copy.foundText(opened.email)}</p>
      </div>
      <ChangesList parts={changes.parts} />
      {leadsToWaiting && <Notice tone="warning">{copy.thenPending}</Notice>}
      <RepairForm opened={opened} outlook={opened.outlook} onRepaired={onRepaired} onCancel={onCancel} />
    </div>
  );
}
