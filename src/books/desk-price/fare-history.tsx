import type { Fare } from '#domain/books/model/fares/fare.ts';
import type { Payer } from '#domain/books/model/payers/payer.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useFormat } from '#words/use-format.ts';
import { BookFailure } from '../use-book-error-text.ts';
import { useAmount } from '../tariffs/use-amount.ts';
import { useBooks } from '../use-books.ts';
import { usePersonNames } from '#core/product/use-person-names.ts';
import { useDeskPriceCopy } from './desk-price-copy.ts';
import { usePriceText } from './use-price-text.ts';

interface FareHistoryProps {
  fare: Fare;
  /** The payers that have been read. */
  payers: readonly Payer[];
  timeZone: string;
}

/** The former states of a fare, the latest first, each with who changed it, when and why. */
export function FareHistory({ fare, payers, timeZone }: FareHistoryProps) {
  const copy = useDeskPriceCopy();
  const { ride: words } = copy;
  const { rideFares } = useBooks();
  const { value, error, reload } = useRequest({ id: fare.id, rev: fare.rev }, ({ id }) =>
    rideFares.changes(id),
  );
  const changes = value ?? [];
  const names = usePersonNames(changes.map(({ by }) => by));
  const textOf = usePriceText();
  const amount = useAmount(fare.currency);
  const { dateTime } = useFormat(timeZone);
  const before = ({ agreed, end, payer, currency }: (typeof changes)[number]['was']) =>
    [
      end === null && (agreed === null ? words.open : textOf(agreed, currency)),
      end !== null && `${amount(end.total)}, ${words.payments[end.paid]}`,
      payer !== null && (payers.find(({ id }) => id === payer)?.name ?? words.unknownAccount(payer)),
    ]
      .filter((part) => part !== false)
      .join(', ');
  return (
    <>
      <BookFailure what={copy.loadFailed} error={error} onRetry={reload} />
      {changes.length > 0 && (
        <div className="grid gap-1 text-sm">
          <h3 className="font-semibold">{words.history}</h3>
          <ul className="grid gap-2">
            {changes.toReversed().map(({ id, was, why, note, by, at }) => {
              const who = names.get(by);
              return (
                <li key={id} className="grid wrap-anywhere">
                  <span>{words.was(withoutDirectionControls(before(was)))}</span>
                  <span className="text-ink-soft">
                    {who === undefined ? dateTime(at) : words.changedBy(dateTime(at), who)}
                  </span>
                  {why !== null && (
                    <span>
                      {words.reasons[why]}
                      {note !== null && `: ${withoutDirectionControls(note)}`}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </>
  );
}
