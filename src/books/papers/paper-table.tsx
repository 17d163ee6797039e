/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop a table's own roles once its display changes, as on a phone, so each is stated */
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

export interface PaperColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row, index: number) => ReactNode;
  /** Amounts, which end at the same place. */
  readonly atEnd?: boolean;
  /** The width on paper, such as `w-16`; a column without one has the rest. */
  readonly width?: string;
  /** On a phone, where a row has no columns, the cell has a line of its own. */
  readonly alone?: boolean;
  /** On a phone the header stands before the cell. */
  readonly named?: boolean;
}

interface PaperTableProps<Row extends { readonly id: string }> {
  caption: string;
  columns: readonly PaperColumn<Row>[];
  rows: readonly Row[];
}

/**
 * A table that goes on over pages of paper: each begins with the head again, and no row is cut. A phone shows each row
 * as lines; paper has no phones.
 */
export function PaperTable<Row extends { readonly id: string }>({
  caption,
  columns,
  rows,
}: PaperTableProps<Row>) {
  return (
    <table
      role="table"
      className="w-full border-collapse text-sm tabular-nums max-sm:not-print:block print:text-xs"
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-sm:not-print:sr-only">
        <tr role="row">
          {columns.map(({ header, width, atEnd }) => (
            <th
              key={header}
              role="columnheader"
              scope="col"
              className={classNames(
                'border-b border-line-strong py-1.5 text-xs font-medium text-ink-soft not-first:pl-3',
                atEnd === true ? 'text-right' : 'text-left',
                width,
              )}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:not-print:block">
        {rows.map((row, index) => (
          <tr
            key={row.id}
            role="row"
            className="border-b border-line align-top max-sm:not-print:flex max-sm:not-print:flex-wrap max-sm:not-print:gap-x-4 max-sm:not-print:py-2"
          >
            {columns.map(({ header, cell, atEnd, alone, named }) => (
              <td
                key={header}
                role="cell"
                className={classNames(
                  'py-1 not-first:pl-3 max-sm:not-print:p-0!',
                  atEnd === true && 'whitespace-nowrap sm:text-right print:text-right',
                  alone === true && 'wrap-anywhere max-sm:not-print:basis-full',
                )}
              >
                {named === true && (
                  <span aria-hidden="true" className="text-ink-soft sm:hidden print:hidden">
                    {header}{' '}
                  </span>
                )}
                {cell(row, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
