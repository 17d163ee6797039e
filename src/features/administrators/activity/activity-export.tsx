import { useEffect, useRef, useState } from 'react';
import type { ActivityQuery } from '#domain/accounts/ports/review-repository.ts';
import { useSubmission } from '../../../core/forms/use-submission.ts';
import { useActivityCopy } from '../../../copy/activity.ts';
import { useErrorText } from '../../../copy/use-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';
import { activityCsv, type Exported } from './activity-csv.ts';
import { useDecisionName } from './use-decision-name.ts';

const NOTHING: Exported = { lines: 0, unreadable: 0 };
/** Safari may begin to read the file only after the click. Milliseconds. */
const KEPT_MS = 60_000;

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** Saves what the filter shows as a file, and ends with the page. */
export function ActivityExport({ chosen }: { chosen: Omit<ActivityQuery, 'cursor'> }) {
  const copy = useActivityCopy();
  const textOf = useErrorText();
  const decisionName = useDecisionName();
  const form = useSubmission();
  const [exported, setExported] = useState(NOTHING);
  const [done, setDone] = useState(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const run = async () => {
    setDone(false);
    setExported(NOTHING);
    const goOn = (now: Exported) => {
      setExported(now);
      return here.current;
    };
    const file = await form.submit(({ readActivityPage }) =>
      activityCsv(readActivityPage, chosen, { header: copy.header, decisionName, goOn }),
    );
    if (file?.ok !== true || file.value === null) return;
    save(file.value, copy.fileName);
    form.finish();
    setDone(true);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        tone="secondary"
        size="small"
        busy={form.busy}
        busyLabel={copy.exporting(exported.lines)}
        onClick={() => void run()}
      >
        {copy.export}
      </Button>
      <output className="text-sm text-ink-soft">
        {done && copy.exported(exported.lines)}{' '}
        {done && exported.unreadable > 0 && copy.unreadable(exported.unreadable)}
      </output>
      {form.failure !== null && (
        <ErrorBox
          text={`${copy.exportFailed} ${textOf(form.failure.error)}`}
          focusKey={form.failure.focusKey}
        />
      )}
    </div>
  );
}
