import { isDue } from '#domain/rides/model/ride/deadlines.ts';
import { REASONS } from '#domain/rides/model/ride/reasons.ts';
import type { RideOrder } from '#domain/rides/services/take-step.ts';
import { RideReasonDialog } from '../../shared/ride-reason-dialog.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDialogDraft } from '../../shared/use-dialog-draft.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import type { DriversRide } from './drivers-rides.ts';
import { RideFailureBox } from './ride-failure-box.tsx';
import type { Steps } from './use-steps.ts';

interface ReturnDialogProps {
  ride: DriversRide;
  did: 'decline' | 'give_back';
  steps: Steps;
  onClose: () => void;
}

/** Asks why a driver returns a ride. After a failure it stays open, with what was typed. */
export function ReturnDialog({ ride, did, steps, onClose }: ReturnDialogProps) {
  const copy = useDrivingCopy().ride;
  const { reasons } = useRidesCopy();
  const draft = useDialogDraft(did, ride);
  const { last } = steps;
  const failure = last?.did === did && last.ride.id === ride.id ? last.failure : null;
  const { title, text, labels } = copy[did];
  const now = useRides().serverTime();
  const knowsNumber = did === 'give_back' && (ride.state !== 'accepted' || isDue(ride, now));
  const dialog = {
    title,
    labels,
    description: (
      <>
        {knowsNumber && <p>{copy.give_back.call}</p>}
        <p>{text}</p>
      </>
    ),
    draft,
    busy: steps.underWay(ride) === did,
    failure: failure !== null && <RideFailureBox error={failure} />,
    onClose,
  };
  const send = async (order: RideOrder) => {
    if (!(await steps.take(ride, order))) return;
    draft.forget();
    onClose();
  };
  return did === 'decline' ? (
    <RideReasonDialog
      {...dialog}
      reasons={REASONS.decline}
      texts={reasons.decline}
      onSubmit={(said) => void send({ did, ...said })}
    />
  ) : (
    <RideReasonDialog
      {...dialog}
      reasons={REASONS.give_back}
      texts={reasons.give_back}
      onSubmit={(said) => void send({ did, ...said })}
    />
  );
}
