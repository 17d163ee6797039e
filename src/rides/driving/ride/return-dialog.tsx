import { useState, type ReactNode } from 'react';
import { isDue } from '#domain/rides/model/ride/deadlines.ts';
import { REASONS, type Reason } from '#domain/rides/model/ride/reasons.ts';
import type { Reasoned } from '#domain/rides/model/ride/step-batch.ts';
import type { RideOrder } from '#domain/rides/services/take-step.ts';
import { Button } from '#ui/actions/button.tsx';
import { useSettling } from '#ui/data/use-settling.ts';
import { Dialog, DialogActions } from '#ui/feedback/dialog.tsx';
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

interface ReasonButtonsProps {
  busy: boolean;
  failure: ReactNode;
  onChoose: (said: Reasoned<Reason<'decline'>>) => void;
  onClose: () => void;
}

/** Inside the dialog, because it settles once it is in the page: a second tap on what opened it would choose a reason. */
function ReasonList({ busy, onChoose }: Pick<ReasonButtonsProps, 'busy' | 'onChoose'>) {
  const texts = useRidesCopy().reasons.decline;
  const [pressed, setPressed] = useState<Reason<'decline'> | null>(null);
  const list = useSettling<HTMLUListElement>('reasons');
  return (
    <ul ref={list} className="grid gap-2">
      {REASONS.decline.map((why) => (
        <li key={why} className="grid">
          <Button
            tone="secondary"
            wide
            busy={busy && why === pressed}
            aria-disabled={busy}
            onClick={() => {
              setPressed(why);
              onChoose(why === 'other' ? { why, note: null } : { why });
            }}
          >
            {texts[why]}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Why a driver declines: each reason is a button, because an offer leaves a minute for the answer. */
function ReasonButtons({ busy, failure, onChoose, onClose }: ReasonButtonsProps) {
  const { title, text, close } = useDrivingCopy().ride.decline;
  const leave = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog title={title} description={<p>{text}</p>} onClose={leave}>
      <div className="flex flex-col gap-4">
        <ReasonList busy={busy} onChoose={onChoose} />
        {failure}
        <DialogActions>
          <Button tone="quiet" aria-disabled={busy} onClick={leave}>
            {close}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

/** Asks why a driver returns a ride. After a failure it stays open, with what was typed. */
export function ReturnDialog({ ride, did, steps, onClose }: ReturnDialogProps) {
  const copy = useDrivingCopy().ride;
  const { reasons } = useRidesCopy();
  const draft = useDialogDraft(did, ride);
  const { last } = steps;
  const failure = last?.did === did && last.ride.id === ride.id ? last.failure : null;
  const now = useRides().serverTime();
  const knowsNumber = ride.state !== 'accepted' || isDue(ride, now);
  const dialog = {
    busy: steps.underWay(ride) === did,
    failure: failure !== null && <RideFailureBox error={failure} />,
    onClose,
  };
  const send = async (order: RideOrder) => {
    if (!(await steps.take(ride, order))) return;
    draft.forget();
    onClose();
  };
  if (did === 'decline')
    return <ReasonButtons {...dialog} onChoose={(said) => void send({ did, ...said })} />;
  const { title, text, call, labels } = copy.give_back;
  return (
    <RideReasonDialog
      {...dialog}
      title={title}
      description={
        <>
          {knowsNumber && <p>{call}</p>}
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
