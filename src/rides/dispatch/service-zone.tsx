import { useZoneCopy } from '#words/zone-copy.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { ZoneNote } from '#ui/zone/zone-note.tsx';
import type { Service } from './use-service.ts';

interface ServiceZoneProps {
  service: Service;
  /** Whether the page shows rides by days, and so nothing without the zone. */
  byDays?: boolean;
}

/** Says whose time a page shows if it is not the device's, or that the zone could not be loaded. */
export function ServiceZone({ service: { time, failure, reload }, byDays = false }: ServiceZoneProps) {
  const { lost, ofDevice, noDays } = useZoneCopy();
  if (failure !== null) {
    return <LoadFailure what={`${lost} ${byDays ? noDays : ofDevice}`} error={failure} onRetry={reload} />;
  }
  return <ZoneNote place={time.zone} />;
}
