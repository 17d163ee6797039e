import { useRequest } from '../../../core/product/use-request.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import { useServiceTime } from '../../../ui/rides/use-service-time.ts';

export type Service = ReturnType<typeof useService>;

/**
 * The settings and the service's own time, the device's until they are known; and whether anybody can book. Where `failure`
 * says why they are not known, its page shows a `ServiceZone`.
 */
export function useService() {
  const { serviceSettings } = useRides();
  const { loading, value, error, reload } = useRequest(null, serviceSettings.read);
  const time = useServiceTime(value?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isSetUp = error?.code !== 'rides-not-set-up';
  const failure = error?.code === 'rides-not-set-up' ? null : error;
  /** What is counted by days waits for this. */
  const isKnown = !loading && failure === null;
  return { settings: value, time, isKnown, isSetUp, failure, reload };
}
