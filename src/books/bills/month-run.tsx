import { useState, type SubmitEvent } from 'react';
import { isDay } from '#domain/shared/time/day.ts';
import { plusDays, type Day } from '#domain/shared/time/wall-time.ts';
import type { BillPeriod } from '#domain/books/model/bills/bill-batch.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Section } from '#ui/page/section.tsx';
import { useAmounts } from '../tariffs/use-amount.ts';
import { useBillsCopy } from './bills-copy.ts';
import { useBillRun } from './use-bill-run.ts';
import { useBillText } from './use-bill-text.ts';

interface MonthRunProps {
  /** Today in the service's zone. */
  today: Day;
  nameOf: (payer: string) => string;
  /** Called when a run over a period has ended. */
  onFilled: (period: BillPeriod) => void;
}

/** The month before the month of `today`, from its first to its last day. */
function lastMonth(today: Day): BillPeriod {
  const firstOf = (day: Day) => `${day.slice(0, 'yyyy-mm'.length)}-01`;
  const until = plusDays(firstOf(today), -1);
  return { from: firstOf(until), until };
}

type RunRow = ReturnType<typeof useBillRun>['rows'][number];

/** An account of the run, with the progress of its bill. */
function AccountRow({ row: { account, progress }, nameOf }: { row: RunRow } & Pick<MonthRunProps, 'nameOf'>) {
  const { run } = useBillsCopy();
  const textOf = useBillText();
  const amount = useAmounts();
  const name = nameOf(account.payer);
  const [done, all] = [progress?.done ?? 0, account.fares.length];
  const end = progress?.end ?? null;
  const said = [
    run.done(done, all),
    ...(end === 'done' ? [run.complete] : []),
    ...(end === 'stopped' ? [run.stopped] : []),
    ...((progress?.passed ?? 0) > 0 ? [run.passed(progress?.passed ?? 0)] : []),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1 text-sm tabular-nums last:border-b-0">
      <bdi translate="no" className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">
        {name}
      </bdi>
      <span>{amount(account.total, account.currency)}</span>
      <ProgressBar label={`${run.progress}: ${withoutDirectionControls(name)}`} value={done} max={all} />
      <span className="text-ink-soft">{said.join(' · ')}</span>
      {typeof end === 'object' && end !== null && <p className="basis-full text-danger-ink">{textOf(end)}</p>}
    </li>
  );
}

/** Finds the unbilled rides of a period and puts them into drafts. The run can be stopped and continued. */
export function MonthRun({ today, nameOf, onFilled }: MonthRunProps) {
  const { run: copy } = useBillsCopy();
  const textOf = useBillText();
  const [period, setPeriod] = useState(() => lastMonth(today));
  const [isWrong, setWrong] = useState(false);
  const { state, error, rows, search, start, goOn, stop } = useBillRun(() => onFilled(period));
  const isBusy = state === 'searching' || state === 'filling';
  const all = rows.reduce((sum, { account }) => sum + account.fares.length, 0);
  const done = rows.reduce((sum, { progress }) => sum + (progress?.done ?? 0), 0);
  const isWhole = rows.every(({ progress }) => progress?.end === 'done');
  const change = (changes: Partial<BillPeriod>) => {
    setWrong(false);
    setPeriod({ ...period, ...changes });
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isUsable = isDay(period.from) && isDay(period.until) && period.from <= period.until;
    setWrong(!isUsable);
    if (isUsable) void search(period);
  };
  const outcome = {
    idle: '',
    searching: '',
    found: all === 0 ? copy.none : copy.found(all, rows.length),
    filling: copy.done(done, all),
    ended: isWhole ? copy.finished(done) : copy.done(done, all),
  }[state];
  return (
    <Section heading={copy.heading}>
      <p className="text-sm text-ink-soft">{copy.text}</p>
      <form noValidate method="post" onSubmit={send}>
        <div className="flex flex-wrap gap-x-4">
          <TextField
            label={copy.from}
            type="date"
            value={period.from}
            readOnly={isBusy}
            onChange={({ target }) => change({ from: target.value })}
          />
          <TextField
            label={copy.until}
            type="date"
            value={period.until}
            readOnly={isBusy}
            error={isWrong ? copy.badDays : undefined}
            onChange={({ target }) => change({ until: target.value })}
          />
        </div>
        <Button
          type="submit"
          tone="secondary"
          busy={state === 'searching'}
          busyLabel={copy.finding}
          aria-disabled={isBusy}
        >
          {copy.find}
        </Button>
      </form>
      {error !== null && <ErrorBox text={textOf(error)} />}
      <output className="block text-sm font-semibold tabular-nums">{outcome}</output>
      {rows.length > 0 && (
        <>
          <ul aria-label={copy.progress} className="grid grid-cols-1">
            {rows.map((row) => (
              <AccountRow key={`${row.account.payer} ${row.account.currency}`} row={row} nameOf={nameOf} />
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            {state === 'found' && <Button onClick={() => void start()}>{copy.start}</Button>}
            {state === 'filling' && (
              <Button tone="secondary" onClick={stop}>
                {copy.stop}
              </Button>
            )}
            {state === 'ended' && !isWhole && <Button onClick={() => void goOn(period)}>{copy.goOn}</Button>}
          </div>
        </>
      )}
    </Section>
  );
}
