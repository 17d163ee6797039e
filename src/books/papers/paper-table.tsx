/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop a table's own roles once its display changes, as on a phone, so each is stated */
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

interface PaperColumn {
  readonly header: string;
  /** Whether the column has amounts, aligned at their ends. */
  readonly atEnd?: boolean;
  /** Whether the column takes the rest of the width. On a phone, its cell is a line of its own. */
  readonly alone?: boolean;
  /** Whether the header is shown before the cell on a phone. */
  readonly named?: boolean;
}

interface PaperRow {
  readonly id: string;
  /** The cells, in the order of the columns. */
  readonly cells: readonly ReactNode[];
}

interface PaperTableProps {
  caption: string;
  columns: readonly PaperColumn[];
  rows: readonly PaperRow[];
}

/** A table that may continue on further pages of paper. Each page begins with the head, and no row is cut. */
export function PaperTable({ caption, columns, rows }: PaperTableProps) {
  return (
    <table role="table" className="w-full text-sm tabular-nums max-sm:block print:text-xs/4">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row">
          {columns.map(({ header, atEnd }) => (
            <th
              key={header}
              role="columnheader"
              scope="col"
              className={classNames(
                'border-b border-line-strong px-1 py-1.5 text-xs font-medium text-ink-soft',
                atEnd === true ? 'text-right' : 'text-left',
              )}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rows.map(({ id, cells }) => (
          <tr
            key={id}
            role="row"
            className="flex-wrap gap-x-2 border-b border-line py-1 align-top max-sm:flex"
          >
            {columns.map(({ header, atEnd, alone, named }, index) => (
              <td
                key={header}
                role="cell"
                className={classNames(
                  'px-1 py-0.5',
                  atEnd === true && 'sm:text-right',
                  alone === true ? 'wrap-anywhere max-sm:basis-full' : 'whitespace-nowrap',
                )}
              >
                {named === true && (
                  <span aria-hidden="true" className="text-ink-soft sm:hidden">
                    {header}{' '}
                  </span>
                )}
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
