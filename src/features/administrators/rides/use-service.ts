import { useRequest } from '../../../core/product/use-request.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import { useServiceTime } from '../../../ui/rides/use-service-time.ts';

export type Service = ReturnType<typeof useService>;

/** The service's own time, the device's until the settings are known; and whether anybody can book. */
export function useService() {
  const { serviceSettings } = useRides();
  const { value, error } = useRequest(null, serviceSettings.read);
  const timeZone = value?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { timeZone, time: useServiceTime(timeZone), isSetUp: error?.code !== 'rides-not-set-up' };
}
