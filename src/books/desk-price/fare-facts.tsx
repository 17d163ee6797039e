import { endOf, holdsBetween, type Fare } from '#domain/books/model/fares/fare.ts';
import { fromDecimetres, typedLength } from '#domain/books/model/basics/length.ts';
import type { Payer } from '#domain/books/model/payers/payer.ts';
import type { PriceList } from '#domain/books/services/ride-prices.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { Fact } from '#ui/data/fact.tsx';
import { useFormat } from '#words/use-format.ts';
import { ReceiptLink } from '../receipt/receipt-link.tsx';
import { useAmount } from '../tariffs/use-amount.ts';
import { useTariffsCopy } from '../tariffs/tariffs-copy.ts';
import { usePersonNames } from '#core/product/use-person-names.ts';
import { useDeskPriceCopy } from './desk-price-copy.ts';
import { usePriceText } from './use-price-text.ts';

interface FareFactsProps {
  /** The ride's fare; `null` if nothing is agreed or entered. */
  fare: Fare | null;
  ride: Pick<Ride, 'area' | 'endedAt'>;
  /** The payers that have been read. */
  payers: readonly Payer[];
  list: PriceList;
  timeZone: string;
}

interface KnownFareProps extends FareFactsProps {
  fare: Fare;
}

function KnownFare({ fare, ride, payers, list, timeZone }: KnownFareProps) {
  const copy = useDeskPriceCopy();
  const { ride: words } = copy;
  const { sign } = useTariffsCopy().words;
  const textOf = usePriceText();
  const amount = useAmount(fare.currency);
  const { dateTime, number } = useFormat(timeZone);
  const { agreed, end, payer: id, answers } = fare;
  const names = usePersonNames(end === null ? [] : [end.by]);
  const payer = payers.find((each) => each.id === id);
  const unit = list.tariffs.find((each) => each.id === fare.tariff)?.unit ?? 'km';
  const who = end === null ? undefined : names.get(end.by);
  return (
    <>
      <dl className="grid gap-2">
        <Fact term={words.agreed}>
          {agreed === null ? words.open : textOf(agreed, fare.currency)}
          {agreed !== null && !holdsBetween(agreed, ride.area) && (
            <p className="font-medium text-danger-ink">{words.lapsed(agreed.places.join(' → '))}</p>
          )}
        </Fact>
        {id !== null && (
          <Fact term={words.account}>
            <bdi translate="no">
              {payer === undefined ? words.unknownAccount(id) : withoutDirectionControls(payer.name)}
            </bdi>
            {fare.discount > 0 && <p>{words.discount(number(fare.discount / 10))}</p>}
            {answers.map((answer, index) => {
              const label = payer?.asks[index]?.label;
              return (
                answer !== '' && (
                  // oxlint-disable-next-line react/no-array-index-key -- two questions may have one answer
                  <p key={index}>{label === undefined ? answer : `${label}: ${answer}`}</p>
                )
              );
            })}
          </Fact>
        )}
        {end !== null && (
          <>
            <Fact term={words.total}>{`${amount(end.total)}, ${words.payments[end.paid]}`}</Fact>
            {end.length !== null && (
              <Fact term={words.length}>{typedLength(fromDecimetres(end.length, unit), unit, sign)}</Fact>
            )}
            {end.waited !== null && (
              <Fact term={words.waited}>{words.minutes(Math.ceil(end.waited / 60))}</Fact>
            )}
            {end.extras.length > 0 && <Fact term={words.extras}>{end.extras.join(', ')}</Fact>}
            <Fact term={words.entered}>
              {who === undefined ? dateTime(end.at) : words.changedBy(dateTime(end.at), who)}
            </Fact>
          </>
        )}
      </dl>
      <p className="empty:hidden">
        <ReceiptLink ride={fare.id} end={endOf(fare, ride.endedAt)} />
      </p>
      {fare.bill !== null && <p className="text-sm text-ink-soft">{words.bill}</p>}
    </>
  );
}

/** The price of a ride, its payer, and the entries at its end. */
export function FareFacts({ fare, ...rest }: FareFactsProps) {
  const { ride: words } = useDeskPriceCopy();
  return fare === null ? <p className="text-ink-soft">{words.open}</p> : <KnownFare {...rest} fare={fare} />;
}
