import type { StatedTariff, Tariff } from '#domain/books/model/tariffs/tariff.ts';
import { typedTariff } from '#domain/books/model/tariffs/typed-tariff.ts';
import { usePersonNames } from '#core/product/use-person-names.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { useFormat } from '#words/use-format.ts';
import { useTariffsCopy } from './tariffs-copy.ts';

interface TariffListProps {
  tariffs: readonly StatedTariff[];
  timeZone: string;
  /** The actions of a system administrator; `null` for anybody else. */
  acts: {
    readonly onBasedOn: (tariff: Tariff) => void;
    readonly onWithdraw: (tariff: Tariff) => void;
  } | null;
}

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

/** The tariffs, written as one types them. */
export function TariffList({ tariffs, timeZone, acts }: TariffListProps) {
  const copy = useTariffsCopy();
  const { date } = useFormat(timeZone);
  const names = usePersonNames(tariffs.map(({ tariff: { withdrawn } }) => withdrawn?.by ?? ''));
  const datesOf = ({ from, until, withdrawn }: Tariff) =>
    until === null || withdrawn !== null
      ? copy.from(date(from))
      : copy.period(date(from), date(new Date(until.getTime() - 1)));
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
              <p className="text-ink-soft">{datesOf(tariff)}</p>
              <Badge means={state === 'valid' ? 'under-way' : 'neutral'}>{copy.states[state]}</Badge>
              {tariff.withdrawn !== null && (
                <p className="text-ink-soft">
                  {copy.withdrawnBy(
                    names.get(tariff.withdrawn.by) ?? tariff.withdrawn.by,
                    date(tariff.withdrawn.at),
                  )}
                </p>
              )}
            </div>
            <Lines of={ratesOf(tariff)} />
            <Lines of={moreOf(tariff)} />
            {acts !== null && (
              <p className="flex flex-wrap gap-2 lg:grid lg:justify-items-start">
                <Button
                  size="small"
                  tone="secondary"
                  aria-label={copy.basedOnOf(tariff.name)}
                  onClick={() => acts.onBasedOn(tariff)}
                >
                  {copy.basedOn}
                </Button>
                {(state === 'valid' || state === 'coming') && (
                  <Button
                    size="small"
                    tone="quiet"
                    aria-label={copy.withdrawal.withdrawOf(tariff.name)}
                    onClick={() => acts.onWithdraw(tariff)}
                  >
                    {copy.withdrawal.submit}
                  </Button>
                )}
              </p>
            )}
          </article>
        </li>
      ))}
    </ul>
  );
}
