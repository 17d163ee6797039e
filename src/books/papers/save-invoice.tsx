import { useState } from 'react';
import type { Paper } from '#domain/books/model/papers/paper.ts';
import { succeed } from '#domain/shared/result.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { loadChunk } from '#core/product/load-chunk.ts';
import { Button } from '#ui/actions/button.tsx';
import { saveFile } from '#ui/csv/save-file.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { useErrorText } from '#words/use-error-text.ts';
import { usePapersCopy } from './papers-copy.ts';
import { useDay } from './use-day.ts';

/** Saves a bill as an electronic invoice. The code that writes it is loaded after the press. */
export function SaveInvoice({ paper }: { paper: Paper }) {
  const { invoice: copy } = usePapersCopy();
  const day = useDay();
  const textOf = useErrorText();
  const { busy, failure, submit } = useSubmission();
  const [said, setSaid] = useState<{ readonly tone: 'saved' | 'refused'; readonly text: string } | null>(
    null,
  );
  const save = async () => {
    setSaid(null);
    const loaded = await submit(async () =>
      succeed(await loadChunk(() => import('#domain/books/model/papers/ubl.ts'))),
    );
    if (loaded?.ok !== true) return;
    const words = { ...copy.ubl, due: (due: string) => copy.due(day.long(due)) };
    const xml = loaded.value.ublOf(paper, words);
    if (!xml.ok) {
      setSaid({ tone: 'refused', text: copy.flaws[xml.error] });
      return;
    }
    const name = `${paper.bill.issued.number.replaceAll(/[^\w-]/g, '_')}.xml`;
    saveFile(new Blob([xml.value], { type: 'application/xml' }), name);
    setSaid({ tone: 'saved', text: copy.saved(name) });
  };
  return (
    <>
      <Button tone="secondary" size="small" busy={busy} busyLabel={copy.saving} onClick={() => void save()}>
        {copy.save}
      </Button>
      <output className="text-sm text-ink-soft empty:hidden">{said?.tone === 'saved' && said.text}</output>
      {said?.tone === 'refused' && <ErrorBox text={said.text} focusKey={said} />}
      {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
    </>
  );
}
