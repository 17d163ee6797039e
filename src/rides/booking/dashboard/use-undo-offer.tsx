import { useState } from 'react';
import type { RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { fail } from '#domain/shared/result.ts';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useBookingCopy } from '../booking-copy.ts';

interface UndoButtonProps {
  label: string;
  onUndo: () => Promise<void>;
}

function UndoButton({ label, onUndo }: UndoButtonProps) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await onUndo();
    setBusy(false);
  };
  return (
    <Button tone="secondary" size="small" busy={busy} onClick={() => void press()}>
      {label}
    </Button>
  );
}

/** Confirms a booking by a toast. For at least ten seconds its button cancels the ride as a mistake. */
export function useUndoOffer(timeZone: string) {
  const { undo: copy } = useBookingCopy().form;
  const { rideViews, takeStep } = useRides();
  const toast = useToast();
  const textOf = useRideErrorText(useServiceTime(timeZone).dateTime);
  /** Reads the ride first, because a driver may have taken it meanwhile. */
  const cancel = async (id: string): Promise<RideResult<void>> => {
    const read = await rideViews.read(id);
    if (!read.ok) return read;
    const ride = read.value;
    if (ride === null || ride.state === 'damaged') return fail({ code: 'unavailable' });
    return takeStep(ride, { did: 'cancel', why: 'mistake' });
  };
  const undo = async (id: string) => {
    const undone = await cancel(id);
    toast(
      undone.ok
        ? { tone: 'success', title: copy.undone, text: copy.nobodyComes }
        : { tone: 'danger', title: copy.failed, text: textOf(undone.error) },
    );
  };
  return (id: string, trip: string) =>
    toast({
      tone: 'success',
      title: copy.booked,
      text: trip,
      action: <UndoButton label={copy.press} onUndo={() => undo(id)} />,
    });
}
