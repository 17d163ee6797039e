/* oxlint-disable jsx-a11y/prefer-tag-over-role -- two lines of a row need elements of their own, which a `tr` may not contain */
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useControlsCopy } from '#words/controls-copy.ts';
import { classNames } from '../class-names.ts';
import { isComposing, pressedKey } from '../keys/pressed-key.ts';
import { DenseRow, IN_TRACK, type DenseParts } from './dense-row.tsx';
import type { PinnedRow } from './pinned-rows.ts';
import { usePinnedRows } from './use-pinned-rows.ts';
import { useSettling } from './use-settling.ts';

interface DenseRowsProps<Item> extends DenseParts<Item> {
  label: string;
  rows: readonly PinnedRow<Item>[];
  keyOf: (item: Item) => string;
  area?: RefObject<HTMLDivElement | null>;
  handlers?: ReturnType<typeof usePinnedRows>['handlers'];
}

const NEVER = () => false;
const isText = (target: EventTarget) => target instanceof HTMLElement && target.matches('input, textarea');

function rowAfter(key: string, rows: readonly HTMLElement[], from: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return rows[from + 1];
  if (key === 'ArrowUp') return rows[from - 1];
  if (key === 'Home') return rows[0];
  return key === 'End' ? rows.at(-1) : undefined;
}

/**
 * Many rows. A row has one line or two, depending on the width of the list. The caller pins the rows, and restores a
 * lost focus (`useRowFocus`). Tab reaches one row, then its actions. Arrows, Home and End move through the rows, and
 * each action has a key.
 *
 * For screen readers the list is a grid. They leave arrows and letters to the page only in a widget. Only a grid is a
 * widget with buttons and column heads. The rows share a template. They are no subgrids, because a change in one
 * subgrid would lay out all of them again. If a function, `columns` or `actions` is a new object, every row is rendered
 * again.
 */
export function DenseRows<Item>(props: DenseRowsProps<Item>) {
  const { label, rows, keyOf, area, handlers, ...parts } = props;
  const { template, columns, actions, act, compact = false, headed = false } = parts;
  const hasHeads = !compact || headed;
  const copy = useControlsCopy().rows;
  const [reached, setReached] = useState<string | null>(null);
  const keys = rows.map(({ item }) => keyOf(item));
  const current = reached !== null && keys.includes(reached) ? reached : keys[0];

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, nativeEvent } = event;
    const key = pressedKey(nativeEvent);
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(nativeEvent) || isText(target)) return;
    if (!(target instanceof HTMLElement)) return;
    const here = target.closest<HTMLElement>('[data-row]');
    const row = rows.find(({ item }) => keyOf(item) === here?.dataset['row']);
    if (here === null || row === undefined) return;
    const listed = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    if (['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key)) {
      const next = rowAfter(key, listed, listed.indexOf(here));
      // At the end of the list the page may move to another list.
      if (next === undefined) return;
      event.preventDefault();
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: 'nearest' });
      return;
    }
    // In one of the row's buttons Enter and the space bar press that button.
    if (target !== here && (key === 'Enter' || key === ' ')) return;
    const action = actions.find((each) => each.key === key);
    // The page gets the key of an action that the row does not offer, and may say why.
    if (action === undefined || row.gone || !action.offered(row.item)) return;
    event.preventDefault();
    if (!event.repeat) act(action, row.item);
  };

  return (
    <div className="@container -mx-2">
      <div
        ref={area}
        role="grid"
        aria-label={label}
        tabIndex={-1}
        {...handlers}
        onFocus={({ target }) => {
          handlers?.onFocus();
          const key = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
          if (key !== undefined) setReached(key);
        }}
        onKeyDown={onKeyDown}
        className={classNames('[overflow-anchor:none]', rows.length === 0 && 'hidden')}
      >
        <div
          role="row"
          className={classNames(
            !hasHeads
              ? 'sr-only'
              : 'border-b border-line-strong px-2 py-1.5 text-xs font-semibold text-ink-soft @max-[40rem]:sr-only @min-[40rem]:grid',
            headed ? 'gap-x-2' : 'gap-x-4',
            hasHeads && template,
          )}
        >
          {columns.map(({ key, header, headerHidden = false, atEnd = false }) => (
            <div key={key} role="columnheader" className={classNames(atEnd && 'text-right')}>
              <span className={classNames(headerHidden && 'sr-only')}>{header}</span>
            </div>
          ))}
          {/* This head is in the track of the rows' actions, so that the next heads are over their columns. */}
          <div role="columnheader" className={classNames(compact && IN_TRACK)}>
            <span className="sr-only">{copy.actions}</span>
          </div>
        </div>
        {rows.map((row) => {
          const key = keyOf(row.item);
          return <DenseRow key={key} rowKey={key} row={row} current={key === current} {...parts} />;
        })}
      </div>
    </div>
  );
}

interface DenseListProps<Item> extends DenseParts<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Whether the user removed this item from the list. Its row then need not stay. */
  isOwnDoing?: (item: Item) => boolean;
}

/** `DenseRows` that are pinned while a pointer or the focus is among them. Removed rows then stay, marked. */
export function DenseList<Item>({ items, isOwnDoing = NEVER, ...rest }: DenseListProps<Item>) {
  const { rows, moves, handlers } = usePinnedRows(items, { keyOf: rest.keyOf, isOwnDoing });
  const area = useSettling<HTMLDivElement>(String(moves));
  return <DenseRows {...rest} rows={rows} area={area} handlers={handlers} />;
}
