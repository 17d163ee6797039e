import { useRequest } from '#core/product/use-request.ts';
import { useRides } from '../shared/use-rides.ts';
import { useServiceTime } from '#ui/zone/use-service-time.ts';

export type Service = ReturnType<typeof useService>;

/**
 * The settings, the service's own time (the device's until they are known), and whether booking is possible. If `failure`
 * says why the settings are not known, the page shows a `ServiceZone`.
 */
export function useService() {
  const { serviceSettings } = useRides();
  const { loading, value, error, reload } = useRequest(null, serviceSettings.read);
  const time = useServiceTime(value?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isSetUp = error?.code !== 'rides-not-set-up';
  const failure = error?.code === 'rides-not-set-up' ? null : error;
  /** Pages that count by days wait for this. */
  const isKnown = !loading && failure === null;
  return { settings: value, time, isKnown, isSetUp, failure, reload };
}
