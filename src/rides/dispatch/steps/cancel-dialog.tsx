import { REASONS } from '#domain/rides/model/ride/reasons.ts';
import { locksDriver } from '#domain/rides/model/ride/ride-state.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useStepDialogsCopy } from './step-dialogs-copy.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { RideReasonDialog } from '../../shared/ride-reason-dialog.tsx';
import type { Asked } from './asked.ts';
import { CallFirst } from './call-first.tsx';
import { useAskedStep } from './use-asked-step.tsx';

/** Asks why a ride is cancelled. While its driver is on the road, it offers the driver's number first. */
export function CancelDialog({ asked }: { asked: Asked<'cancel'> }) {
  const copy = useStepDialogsCopy().cancelling;
  const { reasons } = useRidesCopy();
  const { takeStep } = useRides();
  const step = useAskedStep(asked, []);
  const { ride, name } = asked;

  return (
    <RideReasonDialog
      {...step.dialog}
      title={copy.title(name)}
      description={
        <>
          <p>{copy.text}</p>
          {locksDriver(ride.state) && <CallFirst card={ride.card} text={copy.callFirst} />}
        </>
      }
      reasons={REASONS['cancel-as-dispatch']}
      texts={reasons['cancel-as-dispatch']}
      labels={copy}
      onSubmit={(said) => void step.send(succeed(), () => takeStep(ride, { did: 'cancel', ...said }))}
    />
  );
}
