import { useEffect } from 'react';
import type { ConfirmedAction } from '#domain/rides/model/dispatch/dispatch-action.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import type { RowFocus } from '#ui/data/use-row-focus.ts';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { SingleKeys } from '#ui/keys/single-keys.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { useNotServedCopy } from '../not-served/not-served-copy.ts';
import { useOrderNewsCopy } from '../order-news/order-news-copy.ts';
import { pressWaitingReturn } from '../order-news/waiting-return-line.tsx';
import { isNotServedRow } from '../not-served/not-served-row.ts';
import { LazyActionDialog } from '../steps/ride-actions.tsx';
import { useStepWordsCopy } from '../steps/step-words-copy.ts';
import { useRefusedKey, type KeyAction } from '../steps/use-refused-key.ts';
import { useBoardKeysCopy } from './board-keys-copy.ts';
import { rideInRow } from './board-section.tsx';

interface BoardKeysProps {
  format: ServiceTime;
  focus: RowFocus;
  rides: readonly FoundRide[];
  onOpenDialog: (ride: Ride, action: ConfirmedAction) => void;
}

/** The board's single-key shortcuts. Most act on the ride of the focused row. A key that cannot act shows why. */
export function BoardKeys({ format, focus, rides, onOpenDialog }: BoardKeysProps) {
  const { steps } = useDispatchCopy();
  const { list } = useBoardKeysCopy();
  const { refused } = useStepWordsCopy();
  const { again } = useNotServedCopy();
  const { due, noReturn } = useOrderNewsCopy();
  const toast = useToast();
  const isRefused = useRefusedKey(format);
  // The dialog must have loaded before the next key is pressed.
  useEffect(() => LazyActionDialog.prepare(), []);
  const refuse = (action: string, text: string) =>
    toast({ tone: 'danger', title: refused.title(action), text });
  const press = (wanted: KeyAction) => () => {
    const row = focus.focused();
    if (row !== null && isNotServedRow(row)) return refuse(steps.buttons[wanted], refused.isOver);
    const ride = rides.find(({ id }) => row !== null && id === rideInRow(row)) ?? null;
    if (!isRefused(wanted, ride) && ride !== null && ride.state !== 'damaged') onOpenDialog(ride, wanted);
  };
  return (
    <SingleKeys
      focus={focus}
      list={list}
      actions={{
        o: press('offer'),
        a: press('assign'),
        r: press('recall'),
        c: press('cancel'),
        e: press('edit'),
        // The row of a request that was not served handles this key itself.
        b: () => refuse(again, focus.focused() === null ? refused.noRow : refused.isOpen),
        w: () => pressWaitingReturn() || refuse(due, focus.focused() === null ? refused.noRow : noReturn),
        u: () =>
          document.querySelector('[aria-keyshortcuts=u]') === null &&
          refuse(steps.buttons.recall, refused.nothingGiven),
      }}
    />
  );
}
