import { useRouter, type RouterHistory } from '@tanstack/react-router';
import { useState } from 'react';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { recallGiven } from '#domain/rides/services/recall-given.ts';
import { isDeviceSwitchOn } from '#core/session/use-device-switch.ts';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { KeyCap } from '#ui/keys/key-cap.tsx';
import { useSingleKeys } from '#ui/keys/single-keys.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { useEndWithPage } from './use-end-with-page.ts';

interface RecallButtonProps {
  label: string;
  history: RouterHistory;
  onRecall: () => Promise<void>;
}

/** Recalls the ride that was just given, by a press or by the key `u`. */
function RecallButton({ label, history, onRecall }: RecallButtonProps) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    await onRecall();
    setBusy(false);
  };
  useEndWithPage(history);
  useSingleKeys({ u: () => isDeviceSwitchOn('single-key-shortcuts') && void press() }, true);
  return (
    <Button tone="secondary" size="small" busy={busy} aria-keyshortcuts="u" onClick={() => void press()}>
      <span>
        {label} <KeyCap>U</KeyCap>
      </span>
    </Button>
  );
}

/**
 * The button in the toast that confirms an offer or assignment. It recalls the ride only until the ride's next step,
 * and gives a mistake as the reason.
 */
export function useRecallOffer(ride: Ride, passenger: string, format: ServiceTime) {
  const { buttons, of, done } = useDispatchCopy().steps;
  const { steps } = useRidesCopy();
  const { rideViews, takeStep, serverTime } = useRides();
  const toast = useToast();
  // The toast needs the history, because it is outside the router.
  const { history } = useRouter();
  const textOf = useRideErrorText((at) => format.moment(at, serverTime()));
  const onRecall = async () => {
    const recalled = await recallGiven({ read: rideViews.read, takeStep }, ride);
    toast(
      recalled.ok
        ? { tone: 'success', title: steps.recall, text: done.recall(passenger) }
        : { tone: 'danger', title: of.recall(passenger), text: textOf(recalled.error) },
    );
  };
  return <RecallButton label={buttons.recall} history={history} onRecall={onRecall} />;
}
