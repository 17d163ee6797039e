import type { WaitingStep } from '#domain/rides/model/outbox/waiting-step.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import type { Outbox } from './use-outbox.ts';

interface OutboxNotesProps {
  outbox: Pick<Outbox, 'waiting' | 'isOnline' | 'refused' | 'forgetRefused'>;
}

export function OutboxNotes({ outbox }: OutboxNotesProps) {
  const { waiting, isOnline, refused, forgetRefused } = outbox;
  const { outbox: copy, ride } = useDrivingCopy();
  const time = useServiceTime();
  const now = useRides().serverTime();
  const listed = (steps: readonly WaitingStep[]) =>
    steps.map(({ did, saidAt }) => copy.step(ride.steps[did], time.moment(saidAt, now))).join(', ');
  return (
    <>
      <div aria-live="polite" className="empty:sr-only">
        {waiting.length > 0 && (
          <Notice tone="warning">
            <p className="font-semibold">{(isOnline ? copy.sending : copy.waiting)(listed(waiting))}</p>
            <p>{copy.goesOn}</p>
          </Notice>
        )}
      </div>
      {refused.length > 0 && (
        <ErrorBox text={copy.refused(listed(refused))}>
          <Button
            tone="secondary"
            size="small"
            onClick={() => {
              forgetRefused();
              focusPageHeading();
            }}
          >
            {ride.removed.dismiss}
          </Button>
        </ErrorBox>
      )}
    </>
  );
}
