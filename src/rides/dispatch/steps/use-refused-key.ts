import { refusalOf, type ConfirmedAction } from '#domain/rides/model/dispatch/dispatch-action.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useToast } from '#ui/feedback/toast-context.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { useStepWordsCopy } from './step-words-copy.ts';

/** The actions with a key of their own on the board and in the plan. */
export type KeyAction = Extract<ConfirmedAction, 'offer' | 'assign' | 'recall' | 'cancel' | 'edit'>;

/** Returns a function that says whether a key is refused for a ride (`null`: no row). If so, it also shows why. */
export function useRefusedKey(format: ServiceTime): (action: KeyAction, ride: FoundRide | null) => boolean {
  const { buttons } = useDispatchCopy().steps;
  const copy = useStepWordsCopy().refused;
  const { serverTime } = useRides();
  const toast = useToast();
  const textOf = useRideErrorText((at) => format.moment(at, serverTime()));
  const reasonFor = (action: KeyAction, ride: FoundRide | null): string | null => {
    if (ride === null || ride.state === 'damaged') return copy.noRow;
    const refusal = refusalOf(action, ride, serverTime());
    if (refusal === null) return null;
    if (refusal.code !== 'ride-changed') return textOf(refusal);
    // Nobody else was faster here: the action is never possible in this state.
    if (refusal.state === 'requested') return copy.noDriver;
    return refusal.state === 'in_progress' ? copy.onBoard : textOf(refusal);
  };
  return (action, ride) => {
    const text = reasonFor(action, ride);
    if (text !== null) toast({ tone: 'danger', title: copy.title(buttons[action]), text });
    return text !== null;
  };
}
