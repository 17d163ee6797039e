import { useState } from 'react';
import type { BillLine } from '#domain/books/model/bills/bill.ts';
import type { BillError } from '#domain/books/services/bill-error.ts';
import type { BillPaper } from '#domain/books/services/firm-bills.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/feedback/dialog.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { useBooks } from '../use-books.ts';
import { useBillsCopy } from './bills-copy.ts';
import { useBillText } from './use-bill-text.ts';
import { useLineText } from './use-line-text.ts';

interface DraftPartsProps {
  paper: BillPaper;
  /** Shows the draft as it is stored now. */
  onDone: () => void;
  onStored: () => void;
  onRemoved: () => void;
}

/** The rides of a draft, which can be taken out, and the buttons that remove or issue the draft. */
export function DraftParts({ paper: { bill, lines }, onDone, onStored, onRemoved }: DraftPartsProps) {
  const { panel: copy, said } = useBillsCopy();
  const textOf = useBillText();
  const toast = useToast();
  const lineText = useLineText(bill.currency);
  const { firmBills } = useBooks();
  const { busy, failure, submit } = useSubmission<BillError>();
  const [doing, setDoing] = useState<string | null>(null);
  const say = (text: string) => toast({ tone: 'success', title: said.title, text });
  const takeOut = async (line: BillLine) => {
    setDoing(line.id);
    const done = await submit(() => firmBills.takeOut(bill, line));
    if (done?.ok) onDone();
  };
  const issue = async () => {
    setDoing('issue');
    const done = await submit(() => firmBills.issue(bill));
    if (done?.ok) {
      say(said.issued(done.value.issued?.number ?? ''));
      onDone();
    }
  };
  const drop = async () => {
    setDoing('drop');
    const done = await submit(() => firmBills.drop(bill));
    if (!done?.ok) return;
    say(said.dropped);
    onStored();
    onRemoved();
  };
  const isDoing = (what: string) => busy && doing === what;
  return (
    <>
      <h3 className="text-sm font-semibold">{copy.lines}</h3>
      <ul className="grid grid-cols-1 text-sm tabular-nums">
        {lines.map((line) => (
          <li
            key={line.id}
            className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 border-b border-line py-1 last:border-b-0"
          >
            <span translate="no" className="min-w-0 flex-1 basis-40 wrap-anywhere">
              {lineText(line)}
            </span>
            <Button
              tone="quiet"
              size="row"
              busy={isDoing(line.id)}
              aria-disabled={busy}
              aria-label={copy.takeOutOf(lineText(line))}
              onClick={() => void takeOut(line)}
            >
              {copy.takeOut}
            </Button>
          </li>
        ))}
      </ul>
      {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
      <p className="text-sm text-ink-soft">{copy.issueText}</p>
      <DialogActions>
        <Button
          tone="secondary"
          busy={isDoing('drop')}
          busyLabel={copy.dropping}
          aria-disabled={busy}
          onClick={() => void drop()}
        >
          {copy.drop}
        </Button>
        <Button
          busy={isDoing('issue')}
          busyLabel={copy.issuing}
          aria-disabled={busy || lines.length === 0}
          onClick={() => void issue()}
        >
          {copy.issue}
        </Button>
      </DialogActions>
    </>
  );
}
