/* oxlint-disable jsx-a11y/prefer-tag-over-role -- two lines of a row need elements of their own, which a `tr` may not contain */
import { memo, useId, type ReactNode } from 'react';
import { useControlsCopy } from '#words/controls-copy.ts';
import { classNames } from '../class-names.ts';
import { PageIcon, type PageIconName } from '../page-icon.tsx';
import type { HeldRow } from './held-rows.ts';

/* The functions are methods for TypeScript's sake: the row is memoised, so it is not generic, and takes those of any item. */

export interface DenseColumn<Item> {
  readonly key: string;
  readonly header: string;
  cell(item: Item): ReactNode;
  readonly atEnd?: boolean;
  /** Something short: on the first of a row's two lines, after its name. */
  readonly onFirstLine?: boolean;
}

export interface DenseAction<Item> {
  /** The key that does it while the row has the focus, as `KeyboardEvent.key` says it. */
  readonly key: string;
  readonly label: string;
  /** Instead of the label where the list is narrow. */
  readonly icon: PageIconName;
  readonly destructive?: boolean;
  /** Whether it may be done with this item; otherwise the row does not show it. */
  offered(item: Item): boolean;
}

export interface DenseParts<Item> {
  /** The first one names the row. */
  readonly columns: readonly DenseColumn<Item>[];
  readonly actions: readonly DenseAction<Item>[];
  act(action: DenseAction<Item>, item: Item): void;
  /**
   * The tracks of a wide row, the last for the actions: `@min-[40rem]:grid-cols-[10rem_minmax(0,1fr)_11rem]`. Wide enough
   * for what the columns hold, and the same whatever that is.
   */
  readonly template: string;
}

interface DenseRowProps extends DenseParts<unknown> {
  rowKey: string;
  row: HeldRow<unknown>;
  /** The one row of the list that Tab reaches. */
  current: boolean;
}

const ACTION =
  'inline-flex min-h-8 min-w-8 items-center justify-center gap-1.5 rounded-lg px-2 text-sm font-semibold touch:min-h-11 touch:min-w-11 forced-colors:border';

/** A row of `DenseList`. It is rendered again only if its item, its place in the order of Tab or the list's parts change. */
export const DenseRow = memo(function Row(props: DenseRowProps) {
  const { rowKey, row, columns, actions, act, template, current } = props;
  const { item, gone } = row;
  const nameId = useId();
  const copy = useControlsCopy().rows;
  const [naming, ...others] = columns;
  return (
    <div
      role="row"
      data-row={rowKey}
      tabIndex={current ? 0 : -1}
      aria-labelledby={nameId}
      className={classNames(
        'group flex min-h-9 scroll-mt-16 flex-wrap items-center gap-x-2 border-b border-line px-2 text-sm/5 last:border-b-0 touch:min-h-11 hover:bg-raised focus-within:bg-raised focus:outline-3 focus:-outline-offset-3 focus:outline-accent-ink',
        '[contain-intrinsic-block-size:auto_2.25rem] [content-visibility:auto] @max-[40rem]:py-1 @min-[40rem]:grid @min-[40rem]:gap-x-4',
        template,
      )}
    >
      <div
        role="presentation"
        className="flex min-w-[min(100%,9rem)] flex-1 flex-wrap items-center gap-x-2 after:order-2 after:basis-full @min-[40rem]:contents @min-[40rem]:after:hidden"
      >
        <div
          id={nameId}
          role="rowheader"
          className={classNames(
            'order-1 min-w-0 flex-[1_1_5rem] font-semibold wrap-anywhere @min-[40rem]:order-none',
            gone && 'text-ink-soft line-through',
          )}
        >
          {naming?.cell(item)}
        </div>
        {others.map(({ key, cell, atEnd = false, onFirstLine = false }) => (
          <div
            key={key}
            role="gridcell"
            className={classNames(
              'min-w-0 wrap-anywhere tabular-nums @min-[40rem]:order-none',
              onFirstLine
                ? 'order-1'
                : '@max-[40rem]:order-3 @max-[40rem]:text-ink-soft @max-[40rem]:@min-[14rem]:truncate',
              atEnd
                ? '@min-[40rem]:text-right'
                : !onFirstLine && '@max-[40rem]:flex-[1_1_3rem] @max-[14rem]:basis-full',
              gone && 'text-ink-soft',
            )}
          >
            {cell(item)}
          </div>
        ))}
      </div>
      <div
        role="gridcell"
        className={classNames(
          'flex flex-wrap justify-end gap-1',
          // Not removed, so that a row is as wide with its actions as without, and Tab finds them.
          !gone && 'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100',
        )}
      >
        {gone && <span className="px-2 text-sm text-ink-soft">{copy.gone}</span>}
        {!gone &&
          actions
            .filter(({ offered }) => offered(item))
            .map((action) => (
              <button
                key={action.key}
                type="button"
                tabIndex={current ? 0 : -1}
                aria-keyshortcuts={action.key}
                onClick={() => act(action, item)}
                className={classNames(
                  ACTION,
                  action.destructive === true
                    ? 'text-danger-ink hover:bg-danger-soft'
                    : 'text-accent-ink hover:bg-accent-soft',
                )}
              >
                <span className="@min-[40rem]:hidden">
                  <PageIcon name={action.icon} />
                </span>
                <span className="@max-[40rem]:sr-only">{action.label}</span>
                <kbd
                  aria-hidden="true"
                  className="font-sans text-xs font-normal uppercase @max-[40rem]:hidden touch:hidden"
                >
                  {action.key}
                </kbd>
              </button>
            ))}
      </div>
    </div>
  );
});
