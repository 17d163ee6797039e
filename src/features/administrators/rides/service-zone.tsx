import { useDispatchCopy } from '../../../copy/rides/dispatch.ts';
import { useRideErrorText } from '../../../copy/rides/use-ride-error-text.ts';
import { useRidesCopy } from '../../../copy/rides/rides.ts';
import { RetryButton } from '../../../ui/actions/retry-button.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';
import type { Service } from './use-service.ts';

interface ServiceZoneProps {
  service: Service;
  /** The page shows rides by days, and nothing without the zone. */
  byDays?: boolean;
}

/** Whose time a page shows where that is not the device's, or that it could not be found out. */
export function ServiceZone({ service: { time, failure, reload }, byDays = false }: ServiceZoneProps) {
  const { noZone, noDays } = useDispatchCopy();
  const { zone } = useRidesCopy();
  const textOf = useRideErrorText();
  if (failure !== null) {
    return (
      <ErrorBox text={`${byDays ? noDays : noZone} ${textOf(failure)}`}>
        <RetryButton onRetry={reload} />
      </ErrorBox>
    );
  }
  return time.zone !== null && <p className="text-sm text-ink-soft">{zone(time.zone)}</p>;
}
