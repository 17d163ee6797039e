import { useRequest } from '#core/product/use-request.ts';
import { useRides } from '../../shared/use-rides.ts';

/** The cars that colleagues have, by id, and since when; `null` if unknown. Read again when `car` changes. */
export function useColleaguesCars(car: string): ReadonlyMap<string, Date> | null {
  const { driverShift } = useRides();
  return useRequest(car, () => driverShift.colleaguesCars()).value;
}
