import { useDerivedState } from '#core/state/use-derived-state.ts';
import { useAttention } from '../feedback/use-attention.ts';
import { heldRows, type HeldRow } from './held-rows.ts';

interface Shown<T> {
  readonly listed: readonly T[];
  readonly held: boolean;
  readonly rows: readonly HeldRow<T>[];
  /** How often rows have moved up while somebody was in the list. */
  readonly moves: number;
}

interface HeldRowsOptions<T> {
  readonly keyOf: (item: T) => string;
  /** Whether what is no longer listed went by this person's own doing: it leaves at once, even while the list is held. */
  readonly isOwnDoing: (item: T) => boolean;
}

/**
 * The rows of a list that keep their place while a pointer or the focus is among them (`heldRows`); what is new comes last.
 * Spread `handlers` on the list's element. A list whose `moves` change has to settle (`useSettling`).
 */
export function useHeldRows<T>(listed: readonly T[], { keyOf, isOwnDoing }: HeldRowsOptions<T>) {
  const { attended: held, forget, handlers } = useAttention();
  const none: Shown<T> = { listed: [], held: false, rows: [], moves: 0 };
  const [shown] = useDerivedState(none, (last) => {
    if (last.listed === listed && last.held === held) return last;
    const { rows, added } = heldRows(last.rows, listed, { held, keyOf });
    const kept = rows.filter(({ item, gone }) => !gone || !isOwnDoing(item));
    const moved = kept.length < rows.length;
    return { listed, held, rows: [...kept, ...added], moves: last.moves + (moved ? 1 : 0) };
  });
  // Nobody is in an empty list: there is no event when the last row disappears from under the pointer.
  if (held && shown.rows.length === 0) forget();
  return { rows: shown.rows, moves: shown.moves, handlers };
}
