import { useState } from 'react';
import { driverCandidates } from '#domain/rides/model/firm/driver-candidates.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '../../../../core/product/use-request.ts';
import { useRideFeed } from '../../../../core/rides/use-ride-feed.ts';
import { useRides } from '../../../../core/rides/use-rides.ts';
import { withoutDirectionControls } from '../../../../core/text/without-direction-controls.ts';
import { useDispatchCopy } from '../../../../copy/rides/dispatch.ts';
import { useDispatchStepsCopy } from '../../../../copy/rides/dispatch-steps.ts';
import { useStepDialogsCopy } from '../../../../copy/rides/step-dialogs.ts';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { RideFormDialog } from '../../../../ui/rides/ride-form-dialog.tsx';
import { RideLoad } from '../../../../ui/rides/ride-load.tsx';
import { RideRoute } from '../../../../ui/rides/ride-route.tsx';
import { ListEnd } from '../list-end.tsx';
import type { Asked } from './asked.ts';
import { CandidateNote } from './candidate-note.tsx';
import { useAskedStep } from './use-asked-step.tsx';
import { useObstacleOf } from './use-obstacle-of.ts';

/**
 * Asks which driver to offer the ride to, or to assign. The list is live and shows a driver who goes off duty while it is
 * open.
 */
export function DriverDialog({ asked }: { asked: Asked<'offer' | 'assign'> }) {
  const { action, ride, name, details, draft, format, open } = asked;
  const { drivers } = useDispatchCopy();
  const { of } = useDispatchStepsCopy();
  const texts = useStepDialogsCopy();
  const copy = texts[action];
  const { rideViews, takeStep, vehicles } = useRides();
  const step = useAskedStep(asked, ['driver']);
  const shifts = useRideFeed({ kind: 'shifts' });
  const cars = useRequest(null, vehicles.list);
  const { choice: chosen = null } = draft.entered;
  const [isMissing, setMissing] = useState(false);
  const obstacleOf = useObstacleOf(action, ride, step.now, format);

  const firm = { shifts: shifts.seen ?? [], vehicles: cars.value ?? [], open: open ?? [] };
  const candidates = driverCandidates(ride, firm, step.now);
  const candidate = candidates.find(({ shift }) => shift.uid === chosen);
  const obstacle = candidate === undefined ? null : obstacleOf(candidate);
  const isLoading = shifts.seen === null && shifts.error === null;
  const unread = isLoading ? drivers.loading : texts.drivers.unread;
  const { error, onInput, ...field } = step.field('driver');

  const send = () => {
    setMissing(candidate === undefined);
    // An earlier choice counts once its driver is in the list.
    if (candidate === undefined) return step.control('driver')?.focus();
    void step.send(succeed(), () => takeStep(ride, { did: action, driver: candidate.shift.uid }));
  };
  return (
    <RideFormDialog
      {...step.dialog}
      refusal={step.dialog.refusal ?? (shifts.seen === null ? unread : obstacle)}
      title={of[action](name)}
      description={
        <>
          <p>{copy.text}</p>
          <RideRoute from={details?.from.text ?? ride.area.from} to={details?.to.text ?? ride.area.to} />
          <RideLoad ride={ride} />
        </>
      }
      labels={{ close: texts.drivers.close, submit: copy.submit, submitting: copy.submitting }}
      readFirst={isLoading}
      onSubmit={send}
    >
      {isLoading && <Skeleton rows lines={4} label={drivers.loading} />}
      {shifts.seen === null && (
        <LoadFailure what={drivers.failed} error={shifts.error} onRetry={rideViews.lookNow} />
      )}
      <ListEnd count={candidates.length} />
      {shifts.seen?.length === 0 && <p>{texts.drivers.none}</p>}
      {candidates.length > 0 && (
        <RadioGroup
          {...field}
          label={texts.drivers.label}
          options={candidates.map((each) => ({
            value: each.shift.uid,
            label: withoutDirectionControls(each.shift.name),
            note: <CandidateNote candidate={each} people={ride.people} now={step.now} format={format} />,
            unavailable: obstacleOf(each) !== null,
          }))}
          value={chosen}
          onChange={(uid) => {
            draft.enter({ choice: uid });
            onInput();
          }}
          error={isMissing && candidate === undefined ? texts.drivers.missing : error}
        />
      )}
    </RideFormDialog>
  );
}
