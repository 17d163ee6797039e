import { useId, useState } from 'react';
import type { NowInZone } from '#domain/books/model/tariffs/parse-tariff.ts';
import { priceOf, type RidePrice } from '#domain/books/model/tariffs/ride-price.ts';
import type { Tariff } from '#domain/books/model/tariffs/tariff.ts';
import { readTypedRide } from '#domain/books/model/tariffs/typed-ride.ts';
import { instantsOf } from '#domain/shared/time/wall-time.ts';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Section } from '#ui/page/section.tsx';
import { useFormat } from '#words/use-format.ts';
import { useTariffsCopy } from './tariffs-copy.ts';
import { useAmount } from './use-amount.ts';

interface PriceFactsProps {
  tariff: Tariff;
  price: RidePrice;
}

/** The parts of a price, their sum, and the tax in this sum. */
function PriceFacts({ tariff, price: { parts, total, vat } }: PriceFactsProps) {
  const copy = useTariffsCopy().tryOut;
  const amount = useAmount(tariff.currency);
  const lines = [
    ...parts.map((part) => [part.kind === 'extra' ? part.name : copy.parts[part.kind], part.amount] as const),
    [copy.total, total] as const,
    ...(tariff.vat === 0 ? [] : [[copy.vat, vat] as const]),
  ];
  return (
    <dl className="grid max-w-sm gap-1 tabular-nums">
      {lines.map(([term, value], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an extra may be named as a part
        <div key={index} className="flex justify-between gap-4 nth-last-[1]:last:font-medium">
          <dt className="min-w-0 text-ink-soft wrap-anywhere">{term}</dt>
          <dd className={term === copy.total ? 'font-semibold' : undefined}>{amount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TryTariffProps extends NowInZone {
  tariffs: readonly [Tariff, ...Tariff[]];
}

/** Reads a typed ride and shows its price by a tariff. */
export function TryTariff({ tariffs, now, timeZone }: TryTariffProps) {
  const { tryOut: copy, from } = useTariffsCopy();
  const { date, dateTime } = useFormat(timeZone);
  const resultId = useId();
  const [chosen, choose] = useState('');
  const [typed, setTyped] = useState('');
  const [first, ...others] = tariffs;
  const tariff = others.find(({ id }) => id === chosen) ?? first;
  const labelOf = (each: Tariff) => `${each.name}, ${from(date(each.from))}`;
  const isEmpty = typed.trim() === '';
  const ride = readTypedRide(isEmpty ? copy.example : typed, tariff, { now, timeZone });
  const error =
    ride.ok || isEmpty ? undefined : ride.error.part === '' ? copy.missing : copy.notRead(ride.error.part);
  const [at] = ride.ok ? instantsOf(ride.value.at, timeZone) : [];
  return (
    <Section heading={copy.heading}>
      <div className="grid grid-cols-1 items-start gap-x-4 sm:grid-cols-[minmax(12rem,1fr)_2fr]">
        <FieldFrame label={copy.tariff}>
          {(control) => (
            <Select
              {...control}
              none={labelOf(first)}
              options={others.map((each) => ({ value: each.id, label: labelOf(each) }))}
              value={tariff === first ? '' : chosen}
              onChange={choose}
            />
          )}
        </FieldFrame>
        <TextField
          label={copy.ride}
          hint={copy.hint}
          error={error}
          autoComplete="off"
          placeholder={copy.example}
          aria-controls={resultId}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <output id={resultId} aria-label={copy.result} className="grid gap-2 text-sm">
        {ride.ok && !isEmpty && (
          <>
            {at !== undefined && <p className="text-ink-soft">{copy.at(dateTime(at))}</p>}
            <PriceFacts tariff={tariff} price={priceOf(tariff, ride.value)} />
          </>
        )}
      </output>
    </Section>
  );
}
