import { useState, type ComponentProps } from 'react';
import { extensionOfferedFrom } from '#domain/rides/model/ride/deadlines.ts';
import type { RideIn } from '#domain/rides/model/ride/ride.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRideForm } from '../../shared/use-ride-form.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { useMyRidesCopy } from '../my-rides-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { useLeaveFocus } from '#ui/actions/use-leave-focus.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';

const MINUTE = 60;

interface KeepLookingProps {
  ride: RideIn<'requested'>;
  sayTime: (at: Date) => string;
}

/** Has the search begin anew once it is near its end. */
export function KeepLooking(props: KeepLookingProps) {
  return useServerTime() < extensionOfferedFrom(props.ride) ? null : <Extension {...props} />;
}

/** Disappears once the search goes on, no matter who extended it or whether the answer arrived. */
function Extension({ ride, sayTime }: KeepLookingProps) {
  const copy = useMyRidesCopy();
  const textOf = useRideErrorText(sayTime);
  const { takeStep } = useRides();
  const form = useRideForm([], textOf);
  const [pressedAt, setPressedAt] = useState(ride.rev);
  const button = useLeaveFocus<HTMLButtonElement>();
  const press = () => {
    setPressedAt(ride.rev);
    void form.submit(succeed(), () => takeStep(ride, { did: 'extend' }));
  };
  return (
    <>
      {/* A failure says nothing about the ride after its next step. */}
      {form.failure !== null && pressedAt === ride.rev && (
        <Failure text={textOf(form.failure.error)} focusKey={form.failure.focusKey} />
      )}
      <Button ref={button} tone="soft" busy={form.busy} busyLabel={copy.keepingLooking} onClick={press}>
        {copy.keepLooking(Math.round(ride.terms.search / MINUTE))}
      </Button>
    </>
  );
}

function Failure(box: ComponentProps<typeof ErrorBox>) {
  const area = useLeaveFocus<HTMLDivElement>();
  return (
    <div ref={area} className="basis-full">
      <ErrorBox {...box} />
    </div>
  );
}
