/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop a table's own roles once its display changes, so each is stated */
import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/**
 * A cell's place on a phone's card: its own line, the upper right corner, or one end of a line. Two cells share such a
 * line. Where text is large, those two cells are one below the other.
 */
const CARD_PLACES = {
  alone: 'col-span-2 lg:col-auto',
  corner: 'absolute top-2 right-2 lg:static',
  start: 'max-[22rem]:col-span-2',
  end: 'text-right max-[22rem]:col-span-2 max-[22rem]:text-left lg:text-left',
} as const;

type RowAttributes = Omit<HTMLAttributes<HTMLTableRowElement>, 'className' | 'style' | 'role'>;

interface Column<Row> {
  readonly key: string;
  readonly header: string;
  /** Whether only screen readers get the header, for a self-explanatory column. */
  readonly headerHidden?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /**
   * A part of the cell; `null` for none. In a wide table it has a line of its own under the row, from the second column
   * on. On a card it stays with its cell.
   */
  readonly below?: (row: Row) => ReactNode;
  /** Whether the column is the row's header. Exactly one column is. */
  readonly naming?: boolean;
  /** `alone` by default. */
  readonly onCard?: keyof typeof CARD_PLACES;
  readonly atEnd?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  /** The widths of columns in a wide table, such as `lg:grid-cols-2`. Fixed, so that no column jumps between pages. */
  shares: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Attributes of a row, such as `aria-busy`, and `tabIndex` where `useRowFocus` owns the focus. */
  rowAttributes?: (row: Row) => RowAttributes;
}

/** A table on a wide screen, cards on a phone; a table for screen readers on both. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, shares, rows, rowKey, rowAttributes } = props;
  return (
    <table role="table" className="block w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="block sr-only lg:not-sr-only">
        <tr role="row" className={`lg:grid ${shares}`}>
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={classNames(
                'border-b border-line px-3 py-2.5 text-xs font-medium tracking-wide text-ink-soft uppercase',
                column.atEnd === true ? 'text-right' : 'text-left',
              )}
            >
              <span className={classNames(column.headerHidden && 'sr-only')}>{column.header}</span>
            </th>
          ))}
        </tr>
      </thead>
      {/* Scroll anchoring is off, so that the next row takes the place of a removed row under the pointer. */}
      <tbody
        role="rowgroup"
        className="grid gap-3 [overflow-anchor:none] md:has-[tr+tr]:grid-cols-2 lg:block"
      >
        {rows.map((row) => (
          <tr
            {...rowAttributes?.(row)}
            key={rowKey(row)}
            data-row={rowKey(row)}
            role="row"
            className={`relative grid scroll-mt-4 content-start sm:scroll-mt-44 grid-cols-[auto_minmax(0,1fr)] gap-2 rounded-control bg-raised p-[min(1rem,5vw)] focus:outline-3 focus:-outline-offset-3 focus:outline-accent-ink lg:static max-lg:has-[input:checked]:ring-2 max-lg:has-[input:checked]:ring-accent-ink lg:has-[input:checked]:bg-raised lg:items-center lg:gap-0 lg:not-last:border-b lg:border-line lg:bg-transparent lg:p-0 forced-colors:border lg:not-focus:rounded-none lg:hover:bg-raised ${shares}`}
          >
            {columns.map((column) => (
              <Cell
                key={column.key}
                naming={column.naming ?? false}
                place={column.onCard ?? 'alone'}
                atEnd={column.atEnd ?? false}
                below={column.below?.(row)}
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
  naming: boolean;
  place: keyof typeof CARD_PLACES;
  atEnd: boolean;
  below: ReactNode;
  children: ReactNode;
}

function Cell({ naming, place, atEnd, below, children }: CellProps) {
  const classes = classNames('lg:px-3 lg:py-2', atEnd && 'lg:text-right');
  if (naming) {
    return (
      <th
        role="rowheader"
        scope="row"
        className={`col-span-2 block text-left text-base font-semibold lg:col-auto lg:text-sm ${classes}`}
      >
        {children}
      </th>
    );
  }
  if (below !== undefined) {
    // The nesting is the same with and without content below. Otherwise React would replace a control in the cell, and
    // the focus would be lost.
    return (
      <td role="cell" className={`col-span-2 block ${below === null ? 'lg:col-auto' : 'lg:contents'}`}>
        <div className={classes}>{children}</div>
        {below !== null && <div className="lg:col-[2/-1] lg:-mt-2 lg:px-3 lg:pb-2">{below}</div>}
      </td>
    );
  }
  return (
    <td role="cell" className={classNames('block', CARD_PLACES[place], classes)}>
      {children}
    </td>
  );
}
