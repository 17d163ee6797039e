import { isSamePickUp, PICK_UP_NOW } from '#domain/rides/model/booking/pick-up.ts';
import { pickUpFormAt } from '#domain/rides/model/booking/pick-up-choices.ts';
import { defaultSettings } from '#domain/rides/model/firm/settings.ts';
import { mayBecome } from '#domain/rides/model/ride/deadlines.ts';
import { SAME_TIME, type EditWhenProps } from '../../shared/trip/edit-when.tsx';
import { LaterPickUp } from '../../shared/trip/later-pick-up.tsx';
import { PickUpField } from '../../shared/trip/pick-up-field.tsx';
import { useRides } from '../../shared/use-rides.ts';

/** The time of a passenger's own ride, in the control by which passengers book. */
export function OwnWhen({ ride, when, onWhen, time, field }: EditWhenProps) {
  // The page has read the settings by now, or shows cached rides.
  const settings = useRides().serviceSettings.known() ?? defaultSettings(time.timeZone);
  if (!mayBecome(ride, 'later') && when.pickUp === undefined) return null;
  const stored = ride.kind === 'now' ? PICK_UP_NOW : pickUpFormAt(ride.pickupAt, time.timeZone);
  return (
    <PickUpField
      Later={LaterPickUp}
      value={when.pickUp ?? stored}
      onChange={(pickUp) => onWhen(isSamePickUp(pickUp, stored) ? SAME_TIME : { typed: '', pickUp })}
      laterOnly={!mayBecome(ride, 'now')}
      moved={ride.kind === 'now' ? null : ride.pickupAt}
      settings={settings}
      fields={{ date: field('date'), time: field('time'), turn: field('turn') }}
    />
  );
}
