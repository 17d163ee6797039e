/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop a table's own roles once its display changes, so each is stated */
import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/**
 * A cell's position on a phone's card: on its own line with or without its header, in the upper right corner, or at
 * either end of a line shared by two cells, or one below the other where text is large.
 */
type CardPlace = 'beside-header' | 'alone' | 'corner' | 'start' | 'end';

const CARD_PLACES: Readonly<Record<Exclude<CardPlace, 'beside-header'>, string>> = {
  alone: 'col-span-2',
  corner: 'absolute top-2 right-2 lg:static',
  start: 'max-[19rem]:col-span-2',
  end: 'text-right max-[19rem]:col-span-2 max-[19rem]:text-left lg:text-left',
};

type RowAttributes = Omit<HTMLAttributes<HTMLTableRowElement>, 'className' | 'style' | 'role'> &
  Readonly<Record<`data-${string}`, string | undefined>>;

interface Column<Row> {
  readonly key: string;
  readonly header: string;
  /** Hides the header visually, where the column is self-explanatory. */
  readonly headerHidden?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** The column that is the row's header. Exactly one. */
  readonly naming?: boolean;
  readonly onCard?: CardPlace;
  /** Its share of a wide table, as `lg:w-1/5`, so that columns do not jump between pages. */
  readonly width?: string;
  /** Aligned to the right in a wide table. */
  readonly atEnd?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Attributes of a row, such as `aria-busy`, `tabIndex` and `data-*`. */
  rowAttributes?: (row: Row) => RowAttributes;
}

/** A table on a wide screen, cards on a phone; a table for screen readers on both. */
export function DataTable<Row>({ caption, columns, rows, rowKey, rowAttributes }: DataTableProps<Row>) {
  return (
    <table role="table" className="block w-full text-sm lg:table lg:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
        <tr role="row" className="lg:table-row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={classNames(
                'border-b border-line px-3 py-2.5 text-xs font-semibold tracking-wide text-ink-soft uppercase',
                column.atEnd === true ? 'text-right' : 'text-left',
                column.width,
              )}
            >
              <span className={classNames(column.headerHidden && 'sr-only')}>{column.header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid gap-3 md:grid-cols-2 lg:table-row-group">
        {rows.map((row) => (
          <tr
            {...rowAttributes?.(row)}
            key={rowKey(row)}
            role="row"
            className="relative grid scroll-mt-4 content-start sm:scroll-mt-44 grid-cols-[auto_minmax(0,1fr)] gap-2 rounded-control border border-line bg-surface p-[min(1rem,5vw)] focus:outline-3 focus:-outline-offset-3 focus:outline-accent-ink lg:static has-checked:border-accent-ink has-checked:bg-raised lg:table-row lg:border-0 lg:p-0 lg:hover:bg-raised"
          >
            {columns.map((column) => (
              <Cell
                key={column.key}
                header={column.header}
                naming={column.naming ?? false}
                place={column.onCard ?? 'beside-header'}
                atEnd={column.atEnd ?? false}
              >
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  header: string;
  naming: boolean;
  place: CardPlace;
  atEnd: boolean;
  children: ReactNode;
}

function Cell({ header, naming, place, atEnd, children }: CellProps) {
  const classes = classNames(
    'lg:table-cell lg:border-b lg:border-line lg:px-3 lg:py-2 lg:align-middle',
    atEnd && 'lg:text-right',
  );
  if (naming) {
    return (
      <th
        role="rowheader"
        scope="row"
        className={`col-span-2 block text-left text-base font-semibold lg:text-sm ${classes}`}
      >
        {children}
      </th>
    );
  }
  if (place !== 'beside-header') {
    return (
      <td role="cell" className={classNames('block', CARD_PLACES[place], classes)}>
        {children}
      </td>
    );
  }
  return (
    <td role="cell" className={`col-span-2 flex justify-between gap-4 text-left ${classes}`}>
      <span aria-hidden="true" className="text-ink-soft lg:hidden">
        {header}
      </span>
      <span className="min-w-0 text-right wrap-anywhere lg:text-left">{children}</span>
    </td>
  );
}
