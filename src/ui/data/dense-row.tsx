/* oxlint-disable jsx-a11y/prefer-tag-over-role -- two lines of a row need elements of their own, which a `tr` may not contain */
import { memo, useId, type ReactNode } from 'react';
import { useControlsCopy } from '#words/controls-copy.ts';
import { classNames } from '../class-names.ts';
import { PageIcon, type PageIconName } from '../page-icon.tsx';
import type { PinnedRow } from './pinned-rows.ts';

/* Functions are declared as methods. So the memoised row, which is not generic, accepts functions for any item. */

export interface DenseColumn<Item> {
  readonly key: string;
  readonly header: string;
  /** Whether only screen readers get the header, for a self-explanatory column. */
  readonly headerHidden?: boolean;
  /** `gone`: the item has been removed, and only its row is still there. */
  cell(item: Item, gone: boolean): ReactNode;
  readonly atEnd?: boolean;
  /** For short cells: whether the cell is on the first line of a row in a narrow list. */
  readonly onFirstLine?: boolean;
  /** For long texts: whether the cell takes most of a line in a narrow list. */
  readonly long?: boolean;
  /** Further classes of the cell, such as its size. */
  readonly look?: string;
  /** Whether the column names the row. If no column does, the first one names it. */
  readonly names?: boolean;
}

export interface DenseAction<Item> {
  /** The action's key while the row has the focus, as `pressedKey` names it. */
  readonly key: string;
  readonly label: string;
  /** Replaces the label in a narrow list. */
  readonly icon: PageIconName;
  /** Whether this item allows the action; otherwise the row does not show it. */
  offered(item: Item): boolean;
}

export interface DenseParts<Item> {
  readonly columns: readonly DenseColumn<Item>[];
  readonly actions: readonly DenseAction<Item>[];
  act(action: DenseAction<Item>, item: Item): void;
  /**
   * The tracks of a wide row, such as `@min-[40rem]:grid-cols-[10rem_minmax(0,1fr)_11rem]`. The last one is for the
   * actions. In a compact row the actions begin at the grid line `actions`, and columns may follow.
   */
  readonly template: string;
  /**
   * For a page of many rows. In a wide list without touch a row is 25 px high and cuts off longer texts. Only screen
   * readers get the column heads. A row shows its buttons while it is hovered, or while one of them has the focus. They
   * are in their track or, if the track is 0, over the last texts. A row reached by key shows all its texts.
   */
  readonly compact?: boolean;
  /** For a `compact` list that is alone on its page: visible column heads, and rows of 32 px. */
  readonly headed?: boolean;
  /** The text in a removed row: why nothing can be done about it. */
  readonly goneLabel?: string;
  isBusy?(item: Item): boolean;
  /** Replaces the buttons of `actions`, which then have only keys. Tab reaches the replacements in every row. */
  renderActions?(item: Item): ReactNode;
  /** A line below an item that has one; otherwise `null`. */
  below?(item: Item): ReactNode;
}

/** `e` and Enter, for rows whose one action opens them beside the list. */
export const openingKeys = <Item,>(label: string): readonly DenseAction<Item>[] =>
  ['e', 'Enter'].map((key) => ({ key, label, icon: 'chevron-down', offered: () => true }));

interface DenseRowProps extends DenseParts<unknown> {
  rowKey: string;
  row: PinnedRow<unknown>;
  /** Whether this is the one row of the list that Tab reaches. */
  current: boolean;
}

const ACTION =
  'inline-flex min-h-8 min-w-8 items-center justify-center gap-1.5 rounded-lg px-2 text-sm font-semibold text-accent-ink hover:bg-accent-soft touch:min-h-11 touch:min-w-11 forced-colors:border';

type ButtonsProps = Pick<DenseParts<unknown>, 'actions' | 'act'> & { item: unknown; tab: 0 | -1 };

function ActionButtons({ actions, act, item, tab }: ButtonsProps) {
  return actions
    .filter(({ offered }) => offered(item))
    .map((action) => (
      <button
        key={action.key}
        type="button"
        tabIndex={tab}
        aria-keyshortcuts={action.key}
        onClick={() => act(action, item)}
        className={ACTION}
      >
        <span className="@min-[40rem]:hidden">
          <PageIcon name={action.icon} />
        </span>
        <span className="@max-[40rem]:sr-only">{action.label}</span>
        <kbd
          translate="no"
          aria-hidden="true"
          className="font-sans text-xs font-normal uppercase @max-[40rem]:hidden touch:hidden"
        >
          {action.key}
        </kbd>
      </button>
    ));
}

/** Places the actions, or their head, in the track of the actions. */
export const IN_TRACK = 'not-touch:not-has-[:is([role=alert],[data-failure])]:[grid-area:1/actions]';

/**
 * The place of a row's actions. They are below the texts in a narrow row, on a touch screen, and with an error.
 * Otherwise they are in their track. Invisible actions overlap the cell before them. The actions are at the top of the
 * row, because a press can make a tall row low. Centred actions would then move from under the pointer.
 */
const IN_THE_ROW =
  'self-start @max-[40rem]:basis-full @max-[40rem]:opacity-100 touch:col-span-full has-[:is([role=alert],[data-failure])]:col-span-full has-[:is([role=alert],[data-failure])]:opacity-100 @min-[40rem]:flex-nowrap @min-[40rem]:not-touch:not-has-[:is([role=alert],[data-failure])]:not-group-has-focus:not-group-hover:w-0';

const ROW =
  'group scroll-mt-16 flex-wrap items-center border-b border-line px-2 text-sm/5 last:border-b-0 touch:min-h-11 hover:bg-raised focus-within:bg-raised focus:outline-3 focus:-outline-offset-3 focus:outline-accent-ink [content-visibility:auto] flex @max-[40rem]:py-1 @min-[40rem]:grid';
/** A row clips its content, so focus rings are inside the row. */
const COMPACT_ROW =
  'relative focus:after:pointer-events-none focus:after:absolute focus:after:inset-0 focus:after:outline-3 focus:after:-outline-offset-3 focus:after:outline-accent-ink min-h-6.25 gap-x-2 [contain-intrinsic-block-size:auto_1.5625rem] @max-[40rem]:[contain-intrinsic-block-size:auto_8rem] [&_:focus-visible]:-outline-offset-2';
const HEADED_ROW = 'min-h-8';
const WIDE_ROW = 'min-h-9 gap-x-2 [contain-intrinsic-block-size:auto_2.25rem] @min-[40rem]:gap-x-4';

/** The buttons of a headed row cover its last texts. A class for that would make the sign-in page load more. */
const OPAQUE = { backgroundColor: 'inherit' } as const;

function cellClasses(
  { atEnd = false, onFirstLine = false, long = false, look }: DenseColumn<unknown>,
  { compact, gone, naming }: { compact: boolean; gone: boolean; naming: boolean },
): string {
  return classNames(
    'min-w-0 wrap-anywhere @min-[40rem]:order-none',
    compact &&
      '@min-[40rem]:truncate @min-[40rem]:group-focus-visible:whitespace-normal @max-[40rem]:empty:hidden',
    compact && naming && '@min-[40rem]:[&>a]:inline @max-[40rem]:not-touch:[&>a]:py-0.5',
    naming && `order-1 flex-[1_1_5rem] font-semibold ${gone ? 'line-through' : ''}`,
    !naming && 'tabular-nums',
    !naming && onFirstLine && 'order-1',
    !naming && !onFirstLine && '@max-[40rem]:order-3 @max-[40rem]:text-ink-soft',
    long && '@max-[40rem]:flex-[1_1_70%]',
    atEnd && '@min-[40rem]:text-right',
    look,
    gone && 'text-ink-soft',
  );
}

/** A row of `DenseRows`, rendered again only if its item, `current` or the list's parts change. */
export const DenseRow = memo(function Row(props: DenseRowProps) {
  const {
    rowKey,
    row,
    columns,
    actions,
    act,
    template,
    current,
    compact = false,
    headed = false,
    goneLabel,
    isBusy,
    renderActions,
    below,
  } = props;
  const { item, gone } = row;
  const nameId = useId();
  const belowId = useId();
  const underneath = gone ? null : (below?.(item) ?? null);
  const copy = useControlsCopy().rows;
  const tab = current ? 0 : -1;
  const namingKey = (columns.find(({ names }) => names) ?? columns[0])?.key;
  return (
    <div
      role="row"
      data-row={rowKey}
      tabIndex={tab}
      aria-labelledby={nameId}
      aria-describedby={underneath === null ? undefined : belowId}
      aria-busy={isBusy?.(item)}
      className={classNames(ROW, compact ? COMPACT_ROW : WIDE_ROW, headed && HEADED_ROW, template)}
    >
      <div
        role="presentation"
        className="flex min-w-[min(100%,9rem)] flex-1 flex-wrap items-center gap-x-2 after:order-2 after:basis-full @min-[40rem]:contents @min-[40rem]:after:hidden"
      >
        {columns.map((column) => {
          const naming = column.key === namingKey;
          return (
            <div
              key={column.key}
              id={naming ? nameId : undefined}
              role={naming ? 'rowheader' : 'gridcell'}
              className={cellClasses(column, { compact, gone, naming })}
            >
              {column.cell(item, gone)}
            </div>
          );
        })}
      </div>
      <div
        role="gridcell"
        style={headed ? OPAQUE : undefined}
        className={classNames(
          'flex flex-wrap justify-end gap-1',
          // The actions are hidden, not removed, so that the row keeps its width and Tab reaches them.
          !gone && 'opacity-0 group-hover:opacity-100 touch:opacity-100',
          !gone && (compact ? 'group-has-focus:opacity-100' : 'group-focus-within:opacity-100'),
          compact && `${IN_THE_ROW} ${IN_TRACK}`,
          '@max-[40rem]:[&_button]:wrap-anywhere @max-[40rem]:[&_button]:whitespace-normal @max-[40rem]:[&_button]:hyphens-auto',
          // The cell is as wide as its buttons, and hides the texts under them.
          headed && 'justify-self-end',
          // A label of two words could otherwise break the row into two lines.
          headed && '@min-[40rem]:not-has-[:is([role=alert],[data-failure])]:whitespace-nowrap',
        )}
      >
        {gone && <span className="px-2 text-sm text-ink-soft">{goneLabel ?? copy.gone}</span>}
        {!gone && (renderActions?.(item) ?? <ActionButtons {...{ actions, act, item, tab }} />)}
      </div>
      {underneath !== null && (
        <div role="gridcell" id={belowId} className="order-4 basis-full py-0.5 @min-[40rem]:col-span-full">
          {underneath}
        </div>
      )}
    </div>
  );
});
