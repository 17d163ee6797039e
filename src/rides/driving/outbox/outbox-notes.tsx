import type { WaitingStep } from '#domain/rides/model/steps/waiting-step.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { UndoButton } from '../ride/undo-button.tsx';
import type { ShownOutbox } from './use-outbox.ts';

/** The driver's steps that wait for the network, with an undo of the last one, and the refused steps. */
export function OutboxNotes({
  outbox: { waiting, isOnline, drop, refused, forgetRefused },
}: {
  outbox: ShownOutbox;
}) {
  const { outbox: copy, ride } = useDrivingCopy();
  const time = useServiceTime();
  const now = useRides().serverTime();
  const last = waiting.at(-1);
  const listed = (steps: readonly WaitingStep[]) =>
    steps.map(({ did, saidAt }) => copy.step(ride.steps[did], time.moment(saidAt, now))).join(', ');
  return (
    <>
      <div aria-live="polite" data-unfinished={waiting.length > 0 ? '' : undefined} className="empty:sr-only">
        {waiting.length > 0 && (
          <Notice tone="warning" compact>
            <p className="font-semibold">{(isOnline ? copy.sending : copy.waiting)(listed(waiting))}</p>
            <p>{copy.goesOn}</p>
            {last !== undefined && (
              <div className="mt-2">
                <UndoButton
                  did={last.did}
                  step={`${waiting.length} ${last.saidAt.getTime()}`}
                  onUndo={() => drop(last)}
                />
              </div>
            )}
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
