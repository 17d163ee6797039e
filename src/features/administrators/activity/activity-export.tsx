import { useEffect, useRef, useState } from 'react';
import type { ActivityQuery } from '#domain/accounts/ports/review-repository.ts';
import { useSubmission } from '../../../core/forms/use-submission.ts';
import { useActivityCopy } from '../../../copy/activity.ts';
import { useErrorText } from '../../../copy/use-error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';
import { activityCsv } from './activity-csv.ts';
import { useDecisionName } from './use-decision-name.ts';

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves what the filter shows as a file, and ends with the page. */
export function ActivityExport({ chosen }: { chosen: Omit<ActivityQuery, 'cursor'> }) {
  const copy = useActivityCopy();
  const textOf = useErrorText();
  const decisionName = useDecisionName();
  const form = useSubmission();
  const [lines, setLines] = useState(0);
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
    setLines(0);
    const goOn = (count: number) => {
      setLines(count);
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
        busyLabel={copy.exporting(lines)}
        onClick={() => void run()}
      >
        {copy.export}
      </Button>
      <output className="text-sm text-ink-soft">{done && copy.exported(lines)}</output>
      {form.failure !== null && (
        <ErrorBox
          text={`${copy.exportFailed} ${textOf(form.failure.error)}`}
          focusKey={form.failure.focusKey}
        />
      )}
    </div>
  );
}
