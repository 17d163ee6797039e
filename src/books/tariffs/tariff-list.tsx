import type { StatedTariff, Tariff } from '#domain/books/model/tariffs/tariff.ts';
import { typedTariff } from '#domain/books/model/tariffs/typed-tariff.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { useFormat } from '#words/use-format.ts';
import { useTariffsCopy } from './tariffs-copy.ts';

interface TariffListProps {
  tariffs: readonly StatedTariff[];
  timeZone: string;
  /** `null` for those who may not add a tariff. */
  onBasedOn: ((tariff: Tariff) => void) | null;
}

/** Several lines of text, each on its own line. */
function Lines({ of }: { of: readonly string[] }) {
  return (
    <ul className="grid gap-0.5 wrap-anywhere">
      {of.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may be equal
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

/** The tariffs as they were typed. */
export function TariffList({ tariffs, timeZone, onBasedOn }: TariffListProps) {
  const copy = useTariffsCopy();
  const { date } = useFormat(timeZone);
  const formOf = (tariff: Tariff) => typedTariff(tariff, copy.words, timeZone);
  const labelled = (label: string, typed: string) =>
    typed === '' ? [] : typed.split('\n').map((line) => `${label}: ${line}`);
  const ratesOf = (tariff: Tariff) => {
    const form = formOf(tariff);
    return [
      `${form.base} ${form.currency}`,
      ...form.bands.split('\n'),
      ...labelled(copy.facts.waiting, form.waiting),
      ...labelled(copy.facts.otherRates, form.otherBase),
      ...labelled(copy.facts.otherRates, form.otherBands),
      ...labelled(copy.facts.otherWaiting, form.otherWaiting),
    ];
  };
  const moreOf = (tariff: Tariff) => {
    const form = formOf(tariff);
    const places = tariff.fixed.places.length;
    return [
      ...[form.times, form.extras].flatMap((typed) => (typed === '' ? [] : typed.split('\n'))),
      ...labelled(copy.facts.minimum, form.minimum),
      ...labelled(copy.facts.rounding[form.how], form.rounding),
      ...labelled(copy.facts.vat, form.vat),
      ...(places === 0 ? [] : [copy.fixedPlaces(places)]),
    ];
  };
  return (
    <ul className="grid grid-cols-1">
      {tariffs.map(({ tariff, state }) => (
        <li key={tariff.id} className="not-last:border-b border-line py-3">
          <article
            aria-label={tariff.name}
            className="grid grid-cols-1 items-start gap-x-4 gap-y-2 text-sm tabular-nums lg:grid-cols-[3fr_4fr_4fr_auto]"
          >
            <div className="grid justify-items-start gap-1 wrap-anywhere">
              <h3 className="font-semibold">
                <bdi translate="no">{tariff.name}</bdi>
              </h3>
              <p className="text-ink-soft">{copy.from(date(tariff.from))}</p>
              <Badge means={state === 'valid' ? 'under-way' : 'neutral'}>{copy.states[state]}</Badge>
            </div>
            <Lines of={ratesOf(tariff)} />
            <Lines of={moreOf(tariff)} />
            {onBasedOn !== null && (
              <p>
                <Button
                  size="small"
                  tone="secondary"
                  aria-label={copy.basedOnOf(tariff.name)}
                  onClick={() => onBasedOn(tariff)}
                >
                  {copy.basedOn}
                </Button>
              </p>
            )}
          </article>
        </li>
      ))}
    </ul>
  );
}
