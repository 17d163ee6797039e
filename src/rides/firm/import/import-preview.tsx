import { useState } from 'react';
import type { FileCell, ImportLine, LineProblem } from '#domain/rides/model/import/import-line.ts';
import type { FieldChange, LineChange } from '#domain/rides/services/firm-import.ts';
import { useFormat } from '#words/use-format.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { ColourMeaning } from '#ui/data/colour-meaning.ts';
import { Select } from '#ui/fields/select.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { storedText } from './change-text.ts';
import { useImportCopy } from './import-copy.ts';

const STATES = ['wrong', 'unsure', 'new', 'update', 'in', 'same'] as const;
type LineState = (typeof STATES)[number];

const MEANINGS: Readonly<Record<LineState, ColourMeaning>> = {
  wrong: 'attention',
  new: 'under-way',
  update: 'under-way',
  same: 'neutral',
  in: 'neutral',
  unsure: 'late',
};

/** A line of the file. `change` is `null` for a wrong line, and until the line has been compared. */
interface PreviewRow extends ImportLine<unknown> {
  readonly state: LineState | null;
  readonly fields: readonly FieldChange[];
  readonly change: LineChange | null;
}

function rowsOf({ lines, changes, saved, unsure }: ImportPreviewProps): readonly PreviewRow[] {
  const compared = changes.values();
  let sent = 0;
  return lines.map((line) => {
    if (line.entry === null) return { ...line, state: 'wrong', fields: [], change: null };
    const change = compared.next().value ?? null;
    if (change === null) return { ...line, state: null, fields: [], change };
    const found = { ...line, fields: change.is === 'update' ? change.changes : [], change };
    if (change.is === 'same') return { ...found, state: 'same' };
    sent += 1;
    if (sent <= saved) return { ...found, state: 'in' };
    return { ...found, state: sent <= saved + unsure ? 'unsure' : change.is };
  });
}

function Problems({ problems }: { problems: readonly LineProblem[] }) {
  const copy = useImportCopy();
  const textOf = useRideErrorText();
  const { needs, colours } = useRidesCopy();
  const sayOf = ({ error }: LineProblem) => {
    switch (error.code) {
      case 'plate-required':
      case 'need-unknown':
      case 'colour-unknown':
      case 'answer-unknown':
      case 'digits-lost':
      case 'cell-broken':
      case 'cell-date':
      case 'line-repeated':
        return copy.problem(error, Object.values(error.code === 'colour-unknown' ? colours : needs));
      default:
        return textOf(error);
    }
  };
  return (
    <ul className="grid gap-1">
      {problems.map((problem) => (
        <li key={`${problem.column} ${problem.error.code}`}>
          <span className="font-medium">{copy.columns[problem.column]}:</span> {sayOf(problem)}
        </li>
      ))}
    </ul>
  );
}

/** The changes of a line, with the old values. */
function Changes({ fields }: { fields: readonly FieldChange[] }) {
  const copy = useImportCopy();
  const texts = { ...useRidesCopy(), answers: copy.answers };
  const names: Readonly<Record<string, string>> = copy.columns;
  const said = fields.flatMap(({ field, before, after }) => {
    const name = names[field];
    return name === undefined ? [] : { field, name, before, after };
  });
  return (
    <ul className="grid gap-1">
      {said.map(({ field, name, before, after }) => (
        <li key={field}>
          <span className="font-medium">{copy.changed(name)}</span>{' '}
          <bdi translate="no" className="text-ink-soft line-through">
            {storedText(field, before, texts) || copy.empty}
          </bdi>{' '}
          <span className="sr-only">{copy.becomes}</span>
          <span aria-hidden="true">→</span>{' '}
          <bdi translate="no">{storedText(field, after, texts) || copy.empty}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Cells of a line, with their columns. */
function Cells({ label, cells }: { label: string; cells: readonly FileCell[] }) {
  const copy = useImportCopy();
  const { number } = useFormat();
  return (
    <p className="text-ink-soft">
      <span className="font-medium">{label}</span>{' '}
      <bdi translate="no">
        {cells.map(({ header, at, text }) => `${header || copy.column(number(at + 1))}: ${text}`).join(' · ')}
      </bdi>
    </p>
  );
}

/** How many rows are shown at first, and added with each press. */
const ROWS = 50;

interface ImportPreviewProps {
  lines: readonly ImportLine<unknown>[];
  /** The changes of the sound lines that have been compared, from the first on. */
  changes: readonly LineChange[];
  /** `saved` is how many of the changing lines are stored; `unsure` is how many after them may be stored. */
  saved: number;
  unsure: number;
}

/** The lines of a file, each with its change or its problems. */
export function ImportPreview(props: ImportPreviewProps) {
  const copy = useImportCopy();
  const { number } = useFormat();
  const [only, setOnly] = useState('');
  const [shown, setShown] = useState(ROWS);
  const rows = rowsOf(props);
  const wanted = only === '' ? rows : rows.filter(({ state }) => state === only);
  const counts = STATES.map((state) => [state, rows.filter((row) => row.state === state).length] as const);
  const isWrong = counts.some(([state, count]) => state === 'wrong' && count > 0);

  const whatCell = ({ title }: PreviewRow) => (
    <bdi translate="no" className="wrap-anywhere">
      {title || copy.untitled}
    </bdi>
  );
  const lineCell = ({ line }: PreviewRow) => (
    <span className="text-ink-soft">
      <span className="lg:sr-only">{copy.table.line} </span>
      {number(line)}
    </span>
  );
  const stateCell = ({ state }: PreviewRow) =>
    state !== null && <Badge means={MEANINGS[state]}>{copy.states[state]}</Badge>;
  const whyCell = ({ details, problems, fields, change, unread, open, zeroLost }: PreviewRow) => (
    <div className="grid gap-1 wrap-anywhere">
      {details !== '' && (
        <bdi translate="no" className="text-ink-soft">
          {details}
        </bdi>
      )}
      {problems.length > 0 && <Problems problems={problems} />}
      {open.length > 0 && <p>{copy.openQuotation(open.map(({ text }) => text).join(' · '))}</p>}
      {fields.length > 0 && <Changes fields={fields} />}
      {zeroLost !== null && <p className="font-medium">{copy.zeroLost(zeroLost)}</p>}
      {change?.beside !== undefined && <p>{copy.beside(change.beside.join(', '))}</p>}
      {change?.left !== undefined && <p>{copy.leftNumbers(change.left.join(', '))}</p>}
      {unread.length > 0 && <Cells label={copy.unread} cells={unread} />}
    </div>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="w-full max-w-80">
        <Select
          aria-label={copy.show}
          value={only}
          none={copy.all(number(rows.length))}
          options={counts.flatMap(([state, count]) =>
            count === 0 ? [] : { value: state, label: copy.only(copy.states[state], number(count)) },
          )}
          onChange={(value) => {
            setOnly(value);
            setShown(ROWS);
          }}
        />
      </div>
      <p className="text-sm font-medium">
        {counts
          .flatMap(([state, count]) => (count === 0 ? [] : copy.only(copy.states[state], number(count))))
          .join(' · ')}
      </p>
      {isWrong && <p className="text-sm text-ink-soft">{copy.mend}</p>}
      <DataTable
        caption={copy.preview}
        rows={wanted.slice(0, shown)}
        rowKey={({ line }) => String(line)}
        shares="lg:grid-cols-[34%_8%_16%_42%]"
        columns={[
          { key: 'what', header: copy.table.what, cell: whatCell, naming: true },
          { key: 'line', header: copy.table.line, cell: lineCell },
          { key: 'state', header: copy.table.state, cell: stateCell },
          { key: 'why', header: copy.table.why, cell: whyCell },
        ]}
      />
      {wanted.length > shown && (
        <div>
          <Button tone="quiet" size="small" onClick={() => setShown(shown + ROWS)}>
            {copy.more(number(Math.min(ROWS, wanted.length - shown)))}
          </Button>
        </div>
      )}
    </div>
  );
}
