import { useRequest } from '#core/product/use-request.ts';
import { useZoneCopy } from '#words/zone-copy.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { ZoneNote } from '#ui/zone/zone-note.tsx';
import { useRides } from '../shared/use-rides.ts';

export type Service = ReturnType<typeof useService>;

/**
 * The settings, a format for times, and whether rides are set up. Times are in the service's zone, or in the device's
 * until the settings are known. A `ServiceZone` on the page shows a `failure`.
 */
export function useService() {
  const { serviceSettings } = useRides();
  const { loading, value, error, reload } = useRequest(null, serviceSettings.read);
  const time = useServiceTime(value?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isSetUp = error?.code !== 'rides-not-set-up';
  const failure = error?.code === 'rides-not-set-up' ? null : error;
  /** Pages that count by day wait for this. */
  const isKnown = !loading && failure === null;
  return { settings: value, time, isKnown, isSetUp, failure, reload };
}

interface ServiceZoneProps {
  service: Service;
  /** Whether the page shows rides by days. Such a page shows nothing without the zone. */
  byDays?: boolean;
}

/** Names the zone of a page's times if it is not the device's. Says if the zone could not be loaded. */
export function ServiceZone({ service: { time, failure, reload }, byDays = false }: ServiceZoneProps) {
  const { lost, ofDevice, noDays } = useZoneCopy();
  if (failure !== null) {
    return <LoadFailure what={`${lost} ${byDays ? noDays : ofDevice}`} error={failure} onRetry={reload} />;
  }
  return <ZoneNote place={time.zone} />;
}
