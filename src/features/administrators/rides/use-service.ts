import { useRequest } from '../../../core/product/use-request.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import { useServiceTime } from '../../../ui/rides/use-service-time.ts';

export type Service = ReturnType<typeof useService>;

/** The service's own time, the device's until the settings are known (`isRead`); and whether anybody can book. */
export function useService() {
  const { serviceSettings } = useRides();
  const { loading, value, error } = useRequest(null, serviceSettings.read);
  const time = useServiceTime(value?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return { timeZone: time.timeZone, time, isRead: !loading, isSetUp: error?.code !== 'rides-not-set-up' };
}
