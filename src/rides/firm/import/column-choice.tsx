import type { CsvRow } from '#domain/shared/csv-rows.ts';
import {
  COLUMNS,
  type FileKind,
  type FileLayout,
  type ImportColumn,
} from '#domain/rides/model/import/import-line.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Section } from '#ui/page/section.tsx';
import { useFormat } from '#words/use-format.ts';
import { useImportCopy } from './import-copy.ts';

/** How many of the first records are offered as the header. */
const RECORDS = 15;
const SAMPLES = 3;

interface ColumnChoiceProps {
  kind: FileKind;
  rows: readonly CsvRow[];
  layout: FileLayout;
  onColumn: (at: number, column: ImportColumn | null) => void;
  onHeader: (header: number | null) => void;
}

interface FileColumn {
  readonly at: number;
  readonly header: string;
  readonly samples: readonly string[];
}

/** Chooses the header of a file and the meaning of each column. Shows the first filled cells of each column. */
export function ColumnChoice({ kind, rows, layout, onColumn, onHeader }: ColumnChoiceProps) {
  const copy = useImportCopy();
  const { number } = useFormat();
  const header = layout.header === null ? [] : (rows[layout.header]?.cells ?? []);
  const below = rows.slice(layout.header === null ? 0 : layout.header + 1);
  const columns = layout.columns.map((_, at): FileColumn => {
    const filled = below.flatMap(({ cells }) => cells[at] || []);
    return { at, header: header[at] ?? '', samples: filled.slice(0, SAMPLES) };
  });
  // A column without header and filled cells is not shown. A separator at the end of each line makes one.
  const shown = columns.filter((column) => column.header !== '' || column.samples.length > 0);
  const nameOf = ({ at, header: text }: FileColumn) => text || copy.column(number(at + 1));
  const options = COLUMNS[kind].map((column) => ({ value: column, label: copy.columns[column] }));
  const headers = rows.slice(0, RECORDS).map(({ line, cells }, index) => ({
    value: String(index),
    label: copy.headerLine(
      number(line),
      cells
        .filter((text) => text !== '')
        .slice(0, SAMPLES)
        .join(', '),
    ),
  }));
  const nameCell = (column: FileColumn) => (
    <bdi translate="no" className="wrap-anywhere">
      {nameOf(column)}
    </bdi>
  );
  const samplesCell = ({ samples }: FileColumn) => (
    <bdi translate="no" className="line-clamp-2 wrap-anywhere text-ink-soft">
      {samples.join(' · ') || copy.empty}
    </bdi>
  );
  const takenCell = (column: FileColumn) => (
    <Select
      aria-label={copy.takenFor(nameOf(column))}
      value={layout.columns[column.at] ?? ''}
      none={copy.leftOut}
      options={options}
      onChange={(value) => onColumn(column.at, COLUMNS[kind].find((each) => each === value) ?? null)}
    />
  );
  return (
    <Section heading={copy.columnsHeading}>
      <p className="text-sm text-ink-soft">{copy.columnsLead}</p>
      <FieldFrame label={copy.header} hint={copy.headerHint}>
        {(control) => (
          <Select
            {...control}
            value={layout.header === null ? '' : String(layout.header)}
            none={copy.noHeader}
            options={headers}
            onChange={(value) => onHeader(value === '' ? null : Number(value))}
          />
        )}
      </FieldFrame>
      <DataTable
        caption={copy.columnsHeading}
        rows={shown}
        rowKey={({ at }) => String(at)}
        shares="lg:grid-cols-[26%_40%_34%]"
        columns={[
          {
            key: 'column',
            header: copy.columnTable.column,
            naming: true,
            cell: nameCell,
          },
          {
            key: 'samples',
            header: copy.columnTable.samples,
            cell: samplesCell,
          },
          {
            key: 'taken',
            header: copy.columnTable.taken,
            cell: takenCell,
          },
        ]}
      />
    </Section>
  );
}
