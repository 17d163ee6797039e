import { returnStep } from '#domain/rides/model/ride/ride-steps.ts';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { REASONS } from '#domain/rides/model/basics/reasons.ts';
import type { RideOrder } from '#domain/rides/services/take-step.ts';
import { ReasonPressDialog } from '../../shared/reason-press-dialog.tsx';
import { RideReasonDialog } from '../../shared/ride-reason-dialog.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDialogDraft } from '../../shared/use-dialog-draft.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { PassengersNumber } from './drive-details.tsx';
import type { DriversRide } from '#domain/rides/model/own-rides/drivers-rides.ts';
import { RideFailureBox } from './ride-failure-box.tsx';
import type { Steps } from './use-steps.ts';

interface ReturnDialogProps {
  ride: DriversRide;
  details: RideDetails | null;
  steps: Steps;
  onClose: () => void;
}

/** Asks why a driver returns a ride. After a failure the dialog stays open, with its input. */
export function ReturnDialog({ ride, details, steps, onClose }: ReturnDialogProps) {
  const did = returnStep(ride.state);
  const copy = useDrivingCopy().ride;
  const { reasons } = useRidesCopy();
  const draft = useDialogDraft(did, ride);
  const { last } = steps;
  const failure = last?.did === did && last.ride.id === ride.id ? last.failure : null;
  const dialog = {
    busy: steps.underWay(ride) === did,
    failure: failure !== null && <RideFailureBox inDialog error={failure} />,
    onClose,
  };
  const send = async (order: RideOrder) => {
    if (!(await steps.take(ride, order))) return;
    draft.forget();
    onClose();
  };
  if (did === 'decline') {
    const { title: question, text: meaning, close } = copy.decline;
    return (
      <ReasonPressDialog
        {...dialog}
        title={question}
        description={<p>{meaning}</p>}
        close={close}
        reasons={REASONS.decline}
        texts={reasons.decline}
        onChoose={(why) => void send({ did, ...(why === 'other' ? { why, note: null } : { why }) })}
      />
    );
  }
  const { title, text, call, labels } = copy.give_back;
  return (
    <RideReasonDialog
      {...dialog}
      title={title}
      description={
        <>
          {details !== null && (
            <>
              <p>{call}</p>
              <PassengersNumber details={details} />
            </>
          )}
          <p>{text}</p>
        </>
      }
      labels={labels}
      draft={draft}
      reasons={REASONS.give_back}
      texts={reasons.give_back}
      onSubmit={(said) => void send({ did, ...said })}
    />
  );
}
