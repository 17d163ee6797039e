import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useBoardCopy } from '../board-copy.ts';
import type { RowFocus } from '#ui/data/use-row-focus.ts';
import { SingleKeys } from '#ui/keys/single-keys.tsx';
import { openActions, type AskedAction } from '../steps/dispatch-action.ts';

interface BoardKeysProps {
  focus: RowFocus;
  rides: readonly FoundRide[];
  /** The id of the ride in the row with this key. */
  rideIn: (rowKey: string) => string;
  onAsk: (ride: Ride, action: AskedAction) => void;
}

/** The board's keyboard shortcuts. Each presses the button of its action in the row that has the focus. */
export function BoardKeys({ focus, rides, rideIn, onAsk }: BoardKeysProps) {
  const copy = useBoardCopy();
  const { serverTime } = useRides();
  const ask = (wanted: AskedAction) => () => {
    const row = focus.focused();
    const ride = row === null ? undefined : rides.find(({ id }) => id === rideIn(row));
    if (ride === undefined || ride.state === 'damaged') return false;
    const isOpen = openActions(ride, serverTime()).some(
      ({ action, refusal }) => action === wanted && refusal === null,
    );
    return isOpen && onAsk(ride, wanted);
  };
  return (
    <SingleKeys
      focus={focus}
      list={copy.keys}
      actions={{ o: ask('offer'), a: ask('assign'), r: ask('recall'), c: ask('cancel') }}
    />
  );
}
