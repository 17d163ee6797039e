import type { Handover } from '#domain/books/model/fares/handover.ts';
import { cashSheetOf } from '#domain/books/model/figures/cash-sheet.ts';
import { figuresBy, NOTHING_TAKEN, withRides, type Figure } from '#domain/books/model/figures/figures.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import type { BookError } from '#domain/books/model/fares/book-error.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import { useRequest } from '#core/product/use-request.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/page/section.tsx';
import { useLanguage } from '#words/language-context.ts';
import { useFormat } from '#words/use-format.ts';
import { BookFailure } from '../use-book-error-text.ts';
import { labelledCell } from '../labelled-cell.tsx';
import { amountIn } from '../tariffs/use-amount.ts';
import { useBooks } from '../use-books.ts';
import { useDayName } from '#ui/zone/use-day-name.ts';
import { usePersonNames } from '#core/product/use-person-names.ts';
import { useTakingsCopy } from './takings-copy.ts';

interface DayOfAll {
  readonly figures: readonly Figure[];
  readonly handovers: readonly Handover[];
  readonly share: number;
}

interface SheetLink {
  readonly day: Day;
  readonly key: string;
  readonly name: string;
}

const driverLink = ({ day, key, name }: SheetLink) => (
  <RouteLink to="/admin/takings" search={{ day, driver: key }} quiet>
    <bdi translate="no">{name}</bdi>
  </RouteLink>
);

/** The sums of all drivers on a day. Costs a read for each stored sum, and for each line of cash handed in. */
export function DaySheets({ day }: { day: Day }) {
  const copy = useTakingsCopy();
  const { daySheets, bookSettings } = useBooks();
  const { language } = useLanguage();
  const { number } = useFormat();
  const dayName = useDayName();
  const { value, error, reload } = useRequest(day, async (): Promise<Result<DayOfAll, BookError>> => {
    const days = { first: day, last: day };
    const [taken, handovers, settings] = await Promise.all([
      daySheets.figures('driver', days),
      daySheets.handovers(days),
      bookSettings.read(),
    ]);
    if (!taken.ok) return taken;
    if (!handovers.ok) return handovers;
    if (!settings.ok) return settings;
    // Cash may be handed in on a day without rides.
    const lines = handovers.value.map(({ driver, ...line }) => ({ ...NOTHING_TAKEN, ...line, of: driver }));
    const figures = figuresBy('of', [...withRides(taken.value), ...lines]);
    return succeed({ figures, handovers: handovers.value, share: settings.value?.share ?? 0 });
  });
  const figures = value?.figures ?? [];
  const names = usePersonNames(figures.map(({ key }) => key));
  const rows = figures.map((figure) => {
    const { key, currency } = figure;
    const lines = (value?.handovers ?? []).filter(
      (line) => line.driver === key && line.currency === currency,
    );
    const cash = cashSheetOf(
      figure,
      lines.map(({ amount }) => amount),
      value?.share ?? 0,
    );
    return { ...figure, ...cash, day, name: key === '' ? copy.noDriver : (names.get(key) ?? key) };
  });
  type Row = (typeof rows)[number];
  const column = (key: string, header: string, cell: (row: Row) => string) =>
    ({ key, header, cell: (row: Row) => labelledCell(header, cell(row)), atEnd: true }) as const;
  const money = (key: 'cash' | 'card' | 'account' | 'share' | 'handedIn' | 'owed', header: string) =>
    column(key, header, (row) => amountIn(row[key], row.currency, language));
  return (
    <>
      <BookFailure what={copy.failed} error={error} onRetry={reload} />
      {value === null && error === null && <Skeleton rows lines={6} label={copy.loading} />}
      {value !== null && (
        <Section heading={dayName(day)}>
          {rows.length === 0 && <p className="text-ink-soft">{copy.none}</p>}
          {rows.length > 0 && (
            <DataTable
              caption={copy.title}
              shares="lg:grid-cols-[2fr_repeat(7,minmax(0,1fr))]"
              rows={rows}
              rowKey={({ key, currency }) => `${key} ${currency}`}
              columns={[
                {
                  key: 'name',
                  header: copy.driver,
                  naming: true,
                  cell: driverLink,
                },
                column('rides', copy.rides, (row) => number(row.rides)),
                money('cash', copy.cash),
                money('card', copy.card),
                money('account', copy.account),
                money('share', copy.shareShort),
                money('handedIn', copy.handedIn),
                money('owed', copy.owed),
              ]}
            />
          )}
        </Section>
      )}
    </>
  );
}
