import { useRef, useState } from 'react';
import { succeed } from '#domain/shared/result.ts';
import { useRides } from '../../shared/use-rides.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { useDispatchStepsCopy } from '../dispatch-steps-copy.ts';
import { useStepDialogsCopy } from './step-dialogs-copy.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { RideFormDialog } from '../../shared/ride-form-dialog.tsx';
import { RideLoad } from '../../shared/ride-load.tsx';
import { RideRoute } from '../../shared/ride-route.tsx';
import { ListEnd } from '../list-end.tsx';
import type { Asked } from './asked.ts';
import { CandidateNote } from './candidate-note.tsx';
import { useAskedStep } from './use-asked-step.tsx';
import { useCandidates } from './use-candidates.ts';
import { useObstacleOf } from './use-obstacle-of.ts';

/**
 * Asks which driver to offer the ride to, or to assign. The list is live and shows a driver who goes off duty while it is
 * open.
 */
export function DriverDialog({ asked }: { asked: Asked<'offer' | 'assign'> }) {
  const { action, ride, name, details, draft, format } = asked;
  const { drivers } = useDispatchCopy();
  const { of } = useDispatchStepsCopy();
  const texts = useStepDialogsCopy();
  const copy = texts[action];
  const { rideViews, takeStep } = useRides();
  // No field of its own: why a driver was not given the ride is said at the button, which may be far below the choice.
  const step = useAskedStep(asked, []);
  const choice = useRef<HTMLInputElement>(null);
  const { choice: chosen = null } = draft.entered;
  const [isMissing, setMissing] = useState(false);
  const [isSent, setSent] = useState(false);
  const obstacleOf = useObstacleOf(action, ride, step.now, format);
  const { candidates, error } = useCandidates(asked, step.now);
  const candidate = candidates?.find(({ shift }) => shift.uid === chosen);
  const obstacle = candidate === undefined ? null : obstacleOf(candidate);
  const isLoading = candidates === null && error === null;
  const unread = isLoading ? drivers.loading : texts.drivers.unread;

  const send = () => {
    setMissing(candidate === undefined);
    // An earlier choice counts once its driver is in the list.
    if (candidate === undefined) return choice.current?.focus();
    void step.send(succeed(), () => {
      setSent(true);
      return takeStep(ride, { did: action, driver: candidate.shift.uid });
    });
  };
  return (
    <RideFormDialog
      {...step.dialog}
      // Of another choice it says nothing.
      failure={isSent && step.dialog.failure}
      refusal={step.dialog.refusal ?? (candidates === null ? unread : obstacle)}
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
      <LoadFailure what={drivers.failed} error={error} onRetry={rideViews.lookNow} />
      <ListEnd count={candidates?.length ?? 0} />
      {candidates?.length === 0 && <p>{texts.drivers.none}</p>}
      {candidates !== null && candidates.length > 0 && (
        <RadioGroup
          ref={choice}
          readOnly={step.busy}
          label={texts.drivers.label}
          options={candidates.map((each) => ({
            value: each.shift.uid,
            label: withoutDirectionControls(each.shift.name),
            note: <CandidateNote candidate={each} people={ride.people} now={step.now} format={format} />,
            unavailable: obstacleOf(each) !== null,
          }))}
          value={chosen}
          onChange={(uid) => {
            setSent(false);
            draft.enter({ choice: uid });
          }}
          error={isMissing && candidate === undefined ? texts.drivers.missing : undefined}
        />
      )}
    </RideFormDialog>
  );
}
