import { useDerivedState } from '#core/state/use-derived-state.ts';
import { useAttention } from '../feedback/use-attention.ts';
import { pinnedRows, type PinnedRow } from './pinned-rows.ts';

interface Shown<T> {
  readonly listed: readonly T[];
  readonly pinned: boolean;
  readonly rows: readonly PinnedRow<T>[];
  /** How many times rows have moved up while the user was in the list. */
  readonly moves: number;
}

interface PinnedRowsOptions<T> {
  readonly keyOf: (item: T) => string;
  /** Whether the user removed this item. If so, its row leaves at once, even while the list is pinned. */
  readonly isOwnDoing: (item: T) => boolean;
}

/**
 * The rows of a list, pinned while a pointer or the focus is among them (`pinnedRows`); new rows come last. Spread
 * `handlers` on the list's element. When `moves` changes, the list has to settle (`useSettling`).
 */
export function usePinnedRows<T>(listed: readonly T[], { keyOf, isOwnDoing }: PinnedRowsOptions<T>) {
  const { attended: pinned, forget, handlers } = useAttention();
  const none: Shown<T> = { listed: [], pinned: false, rows: [], moves: 0 };
  const [shown] = useDerivedState(none, (last) => {
    if (last.listed === listed && last.pinned === pinned) return last;
    const { rows, added } = pinnedRows(last.rows, listed, { pinned, keyOf });
    const remaining = rows.filter(({ item, gone }) => !gone || !isOwnDoing(item));
    const moved = remaining.length < rows.length;
    return { listed, pinned, rows: [...remaining, ...added], moves: last.moves + (moved ? 1 : 0) };
  });
  // No event fires when the last row disappears from under the pointer.
  if (pinned && shown.rows.length === 0) forget();
  return { rows: shown.rows, moves: shown.moves, handlers };
}
