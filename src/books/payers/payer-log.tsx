import { useState } from 'react';
import { payerChanges, type PayerChange } from '#domain/books/model/payers/payer-changes.ts';
import { typedPayer, type PayerForm } from '#domain/books/model/payers/parse-payer.ts';
import type { Payer } from '#domain/books/model/payers/payer.ts';
import { usePersonNames } from '#core/product/use-person-names.ts';
import { useRequest } from '#core/product/use-request.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useFormat } from '#words/use-format.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { useBooks } from '../use-books.ts';
import { usePayersCopy } from './payers-copy.ts';

/** The number of changes that are read at first, and with each press. */
const STEP = 20;

const TEXTS = ['name', 'address', 'email', 'vatId', 'word', 'tariff', 'discount', 'terms'] as const;
const FLAGS = ['hidden', 'names', 'suspended'] as const;

/** Returns a function that writes a line for each changed field. */
function useDifferences() {
  const copy = usePayersCopy();
  const { log, form: words } = copy;
  const labels = { hidden: words.hidden, names: words.names, suspended: copy.suspendedBadge };
  const asksIn = ({ asks }: PayerForm) =>
    asks
      .filter(({ label }) => label !== '')
      .map(({ label, required, pattern }) => `${required ? copy.mustAnswer(label) : label} ${pattern}`.trim())
      .join(', ');
  const textIn = (form: PayerForm, name: (typeof TEXTS)[number]) =>
    name === 'tariff' && form.tariff === '' ? copy.usualTariff : form[name].replaceAll('\n', ', ');
  return ({ was: before, now: after }: PayerChange): readonly string[] => {
    const [was, now] = [before, after].map((each) => typedPayer(each.id, each, copy.sign));
    if (was === undefined || now === undefined) return [];
    const rows = [
      ...TEXTS.map((name) => [copy.fields[name].label, textIn(was, name), textIn(now, name)] as const),
      [words.asks, asksIn(was), asksIn(now)] as const,
      ...FLAGS.map((name) => [labels[name], log.isSo(was[name]), log.isSo(now[name])] as const),
    ];
    return rows.flatMap(([label, one, other]) =>
      one === other ? [] : [log.became(label, one || log.nothing, other || log.nothing)],
    );
  };
}

/** The changes of an account customer, the latest first: who changed what, and when. */
export function PayerLog({ payer, timeZone }: { payer: Payer; timeZone: string | undefined }) {
  const { log: copy } = usePayersCopy();
  const { firmPayers } = useBooks();
  const [most, setMost] = useState(STEP);
  const { value, error, reload } = useRequest({ id: payer.id, rev: payer.rev, most }, () =>
    firmPayers.former(payer, most),
  );
  const changes = payerChanges(payer, value ?? []);
  const first = [payer, ...(value ?? [])].find(({ rev }) => rev === 0);
  const names = usePersonNames([...changes.map(({ by }) => by), first?.by ?? '']);
  const differencesOf = useDifferences();
  const { dateTime } = useFormat(timeZone);
  const begun = first === undefined ? undefined : names.get(first.by);
  return (
    <section aria-label={copy.heading} className="grid justify-items-start gap-1 text-sm">
      <h3 className="font-semibold">{copy.heading}</h3>
      <LoadFailure what={copy.failed} error={error} onRetry={reload} />
      <ol className="grid gap-2 wrap-anywhere">
        {changes.map((change) => (
          <li key={change.was.rev} className="grid">
            <span className="text-ink-soft">
              {copy.by(dateTime(change.at), names.get(change.by) ?? null)}
            </span>
            {differencesOf(change).map((text) => (
              <span key={text}>{withoutDirectionControls(text)}</span>
            ))}
          </li>
        ))}
        {begun !== undefined && (
          <li className="text-ink-soft">{copy.begun(begun, payer.rev === 0 ? dateTime(payer.at) : null)}</li>
        )}
      </ol>
      {payer.rev > most && (
        <Button tone="quiet" size="small" onClick={() => setMost(most + STEP)}>
          {copy.earlier}
        </Button>
      )}
    </section>
  );
}
