import { typedAmount } from '#domain/books/model/basics/typed-amount.ts';
import { PAYMENTS } from '#domain/books/model/fares/fare.ts';
import { figuresBy, sumsOf, withRides, type Figure } from '#domain/books/model/figures/figures.ts';
import { UNIT_LENGTH } from '#domain/books/model/basics/length.ts';
import { succeed } from '#domain/shared/result.ts';
import type { DaySpan } from '#domain/shared/time/day-range.ts';
import { useRequest } from '#core/product/use-request.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { CsvExport } from '#ui/csv/csv-export.tsx';
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
import { useFiguresCopy } from './figures-copy.ts';

/** How figures are grouped. */
export const FIGURES_BY = ['day', 'driver', 'car', 'payer'] as const;
export type FiguresBy = (typeof FIGURES_BY)[number];

const SUMS = ['turnover', ...PAYMENTS] as const;

const nameCell = ({ name }: { readonly name: string }) => <bdi translate="no">{name}</bdi>;

interface FiguresTableProps {
  days: DaySpan;
  by: FiguresBy;
}

/** The figures of the days. They come from stored sums, to which each entered end was added. */
export function FiguresTable({ days: { from, to }, by }: FiguresTableProps) {
  const copy = useFiguresCopy();
  const { language } = useLanguage();
  const { number } = useFormat();
  const dayName = useDayName('medium');
  const { daySheets, firmPayers } = useBooks();
  const { value, error, reload } = useRequest(`${by} ${from} ${to}`, () =>
    daySheets.figures(by === 'day' ? 'driver' : by, { first: from, last: to }),
  );
  const { value: payers } = useRequest(by === 'payer', async (isShown) =>
    isShown ? firmPayers.list() : succeed(null),
  );
  const payerName = (id: string) => {
    const name = payers?.known.find((payer) => payer.id === id)?.name;
    return name === undefined ? id : `${withoutDirectionControls(name)} · ${id}`;
  };
  const taken = withRides(value ?? []);
  const figures = figuresBy(by === 'day' ? 'day' : 'of', taken);
  const names = usePersonNames(by === 'driver' ? figures.map(({ key }) => key) : []);
  const nameIn: Readonly<Record<FiguresBy, (key: string) => string>> = {
    day: dayName,
    driver: (uid) => (uid === '' ? copy.noDriver : (names.get(uid) ?? uid)),
    car: (plate) => (plate === '' ? copy.noCar : plate),
    payer: payerName,
  };
  const sums = sumsOf(taken).map((sum) => ({ ...sum, key: '*', name: copy.total }));
  const rows = [...figures.map((figure) => ({ ...figure, name: nameIn[by](figure.key) })), ...sums];
  type Row = (typeof rows)[number];
  const lengthOf = ({ length }: Figure) => Math.round((length * 10) / UNIT_LENGTH.km) / 10;
  const column = (key: string, header: string, cell: (row: Row) => string) =>
    ({ key, header, cell: (row: Row) => labelledCell(header, cell(row)), atEnd: true }) as const;
  const sign = number(0.5).charAt(1);
  /** The lines without the total, because a spreadsheet computes it. Days and accounts are named by their keys. */
  const readFile = async () => {
    const lines = figures.map((figure) => ({
      key: by === 'day' || by === 'payer' ? figure.key : nameIn[by](figure.key),
      rides: String(figure.rides),
      length: String(lengthOf(figure)).replace('.', sign),
      currency: figure.currency,
      ...Object.fromEntries(SUMS.map((sum) => [sum, typedAmount(figure[sum], figure.currency, sign)])),
    }));
    return succeed({ lines, unreadable: 0, next: null });
  };
  return (
    <>
      <BookFailure what={copy.failed} error={error} onRetry={reload} />
      {value === null && error === null && <Skeleton rows lines={8} label={copy.loading} />}
      {value !== null && (
        <Section heading={from === to ? dayName(from) : `${dayName(from)} – ${dayName(to)}`}>
          {figures.length === 0 ? (
            <p className="text-ink-soft">{copy.none}</p>
          ) : (
            <>
              <DataTable
                caption={copy.title}
                shares="lg:grid-cols-[2fr_repeat(7,minmax(0,1fr))]"
                rows={rows}
                rowKey={({ key, currency }) => `${key} ${currency}`}
                columns={[
                  {
                    key: 'name',
                    header: copy.bys[by],
                    naming: true,
                    cell: nameCell,
                  },
                  column('rides', copy.rides, (row) => number(row.rides)),
                  column('length', copy.length, (row) => number(lengthOf(row))),
                  ...SUMS.map((sum) =>
                    column(sum, copy[sum], (row) => amountIn(row[sum], row.currency, language)),
                  ),
                ]}
              />
              <CsvExport
                key={`${by} ${from} ${to}`}
                read={readFile}
                texts={{ ...copy.file, name: copy.file.name(by, from, to) }}
              />
            </>
          )}
          <p className="text-sm text-ink-soft print:hidden">{copy.kilometres}</p>
        </Section>
      )}
    </>
  );
}
