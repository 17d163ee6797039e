import { useDispatchCopy } from '../../../copy/rides/dispatch.ts';
import { useRidesCopy } from '../../../copy/rides/rides.ts';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import type { Service } from './use-service.ts';

interface ServiceZoneProps {
  service: Service;
  /** Whether the page shows rides by days, and so nothing without the zone. */
  byDays?: boolean;
}

/** Says whose time a page shows if it is not the device's, or that the zone could not be loaded. */
export function ServiceZone({ service: { time, failure, reload }, byDays = false }: ServiceZoneProps) {
  const { noZone, noDays } = useDispatchCopy();
  const { zone } = useRidesCopy();
  if (failure !== null) {
    return <LoadFailure what={byDays ? noDays : noZone} error={failure} onRetry={reload} />;
  }
  return time.zone !== null && <p className="text-sm text-ink-soft">{zone(time.zone)}</p>;
}
