import type { StatedTariff, Tariff } from '#domain/books/model/tariff.ts';
import { typedTariff } from '#domain/books/model/typed-tariff.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { useFormat } from '#words/use-format.ts';
import { useTariffsCopy } from './tariffs-copy.ts';

interface TariffListProps {
  tariffs: readonly StatedTariff[];
  timeZone: string;
  /** `null` for who may not make one. */
  onBasedOn: ((tariff: Tariff) => void) | null;
}

/** Lines of text, each on its own. */
function Lines({ of }: { of: readonly string[] }) {
  return (
    <ul className="grid gap-0.5 wrap-anywhere">
      {of.map((line) => (
        <li key={line}>{line}</li>
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
    ];
  };
  const moreOf = (tariff: Tariff) => {
    const form = formOf(tariff);
    const places = tariff.fixed.places.length;
    return [
      ...[form.times, form.extras].flatMap((typed) => (typed === '' ? [] : typed.split('\n'))),
      ...labelled(copy.facts.minimum, form.minimum),
      ...labelled(copy.facts.rounding, form.rounding),
      ...labelled(copy.facts.vat, form.vat),
      ...(places === 0 ? [] : [copy.fixedPlaces(places)]),
    ];
  };
  const nameCell = ({ tariff, state }: StatedTariff) => (
    <div className="grid justify-items-start gap-1 wrap-anywhere">
      <bdi translate="no">{tariff.name}</bdi>
      <span className="text-sm font-normal text-ink-soft">{copy.from(date(tariff.from))}</span>
      <Badge means={state === 'valid' ? 'under-way' : 'neutral'}>{copy.states[state]}</Badge>
    </div>
  );
  const ratesCell = ({ tariff }: StatedTariff) => <Lines of={ratesOf(tariff)} />;
  const moreCell = ({ tariff }: StatedTariff) => <Lines of={moreOf(tariff)} />;
  const actCell = ({ tariff }: StatedTariff) =>
    onBasedOn !== null && (
      <Button
        size="small"
        tone="secondary"
        aria-label={copy.basedOnOf(tariff.name)}
        onClick={() => onBasedOn(tariff)}
      >
        {copy.basedOn}
      </Button>
    );
  return (
    <DataTable
      caption={copy.heading}
      rows={tariffs}
      rowKey={({ tariff }) => tariff.id}
      shares="lg:grid-cols-[24%_30%_32%_14%]"
      columns={[
        { key: 'name', header: copy.columns.name, naming: true, cell: nameCell },
        { key: 'rates', header: copy.columns.rates, cell: ratesCell },
        { key: 'more', header: copy.columns.more, cell: moreCell },
        { key: 'act', header: copy.columns.act, headerHidden: true, cell: actCell },
      ]}
    />
  );
}
