import { useState } from 'react';
import type { Bill } from '#domain/books/model/bills/bill.ts';
import type { BillError } from '#domain/books/services/bill-error.ts';
import type { IssueProgress } from '#domain/books/services/issue-run.ts';
import { succeed } from '#domain/shared/result.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useStopFlag } from '#core/state/use-stop-flag.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { useBooks } from '../use-books.ts';
import { useBillsCopy } from './bills-copy.ts';
import { useBillText } from './use-bill-text.ts';

const LazyConfirmDialog = lazyDialog(
  async () => (await import('#ui/feedback/confirm-dialog.tsx')).ConfirmDialog<BillError>,
);

interface IssueAllProps {
  /** The listed drafts, in the order in which they get their numbers. */
  drafts: readonly Bill[];
  /** Called when the run has ended. */
  onIssued: () => void;
}

interface Run extends IssueProgress {
  /** The number of drafts at the start. */
  readonly all: number;
  /** Why the run has ended; `null` while it is under way. */
  readonly end: 'done' | 'stopped' | BillError | null;
}

/** Issues all drafts one after the other, and shows the progress. The run can be stopped and continued. */
export function IssueAll({ drafts, onIssued }: IssueAllProps) {
  const { issueAll: copy } = useBillsCopy();
  const textOf = useBillText();
  const { issueRun } = useBooks();
  const [run, setRun] = useState<Run | null>(null);
  const [isAsked, setAsked] = useState(false);
  const flag = useStopFlag();
  const isBusy = run?.end === null;
  const start = async () => {
    const all = drafts.length;
    flag.begin();
    setRun({ all, issued: 0, passed: 0, end: null });
    const ended = await catchDefect(() =>
      issueRun.issue(drafts, {
        onProgress: (progress) => setRun({ all, ...progress, end: null }),
        isStopped: flag.isStopped,
      }),
    );
    setRun((known) => known && { ...known, end: ended.ok ? ended.value : ended.error });
    onIssued();
  };
  if (run === null && drafts.length < 2) return null;
  const failure = typeof run?.end === 'object' ? run.end : null;
  const said =
    run === null
      ? []
      : [
          copy.done(run.issued, run.all),
          ...(run.end === 'stopped' ? [copy.stopped] : []),
          ...(run.passed > 0 ? [copy.passed(run.passed)] : []),
        ];
  return (
    <div className="grid justify-items-start gap-2">
      {failure !== null && <ErrorBox text={textOf(failure)} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm tabular-nums">
        {(isBusy || drafts.length > 0) && (
          // One button starts and stops the run, so that the focus can stay on it.
          <Button
            size="small"
            tone="secondary"
            onClick={() => {
              if (isBusy) flag.stop();
              else setAsked(true);
            }}
          >
            {isBusy ? copy.stop : copy.issue(drafts.length)}
          </Button>
        )}
        {run !== null && <ProgressBar label={copy.progress} value={run.issued} max={run.all} />}
        <output>{said.join(' · ')}</output>
      </div>
      {isAsked && (
        <LazyConfirmDialog
          title={copy.question(drafts.length)}
          text={copy.text}
          labels={{ cancel: copy.cancel, submit: copy.submit, submitting: copy.submit }}
          textOf={textOf}
          onConfirm={async () => {
            setAsked(false);
            void start();
            return succeed();
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
