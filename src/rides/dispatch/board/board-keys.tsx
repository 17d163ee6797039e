import { refusalOf, type ConfirmedAction } from '#domain/rides/model/dispatch/dispatch-action.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import type { RowFocus } from '#ui/data/use-row-focus.ts';
import { SingleKeys } from '#ui/keys/single-keys.tsx';
import { useRides } from '../../shared/use-rides.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { rideInRow } from './board-region.tsx';

interface BoardKeysProps {
  focus: RowFocus;
  rides: readonly FoundRide[];
  onOpenDialog: (ride: Ride, action: ConfirmedAction) => void;
}

/** The board's keyboard shortcuts. Each presses the button of its action in the row that has the focus. */
export function BoardKeys({ focus, rides, onOpenDialog }: BoardKeysProps) {
  const copy = useDispatchCopy().board;
  const { serverTime } = useRides();
  const press = (wanted: ConfirmedAction) => () => {
    const row = focus.focused();
    const ride = row === null ? undefined : rides.find(({ id }) => id === rideInRow(row));
    if (ride === undefined || ride.state === 'damaged') return false;
    return refusalOf(wanted, ride, serverTime()) === null && onOpenDialog(ride, wanted);
  };
  return (
    <SingleKeys
      focus={focus}
      list={copy.keys}
      actions={{
        o: press('offer'),
        a: press('assign'),
        r: press('recall'),
        c: press('cancel'),
        e: press('edit'),
      }}
    />
  );
}
