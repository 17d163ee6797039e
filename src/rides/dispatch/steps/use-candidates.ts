import { driverCandidates, type DriverCandidate } from '#domain/rides/model/firm/driver-candidates.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useRides } from '../../shared/use-rides.ts';
import type { Asked } from './asked.ts';

interface Candidates {
  /** `null` until it is known who is blocked, too, so that nobody leaves the list a moment after it appears. */
  readonly candidates: readonly DriverCandidate[] | null;
  readonly error: ProductError | null;
}

/** The drivers whom a ride can be offered or assigned to, live. */
export function useCandidates({ ride, open, drivers, blocked }: Asked, now: Date): Candidates {
  const { vehicles } = useRides();
  const cars = useRequest(null, vehicles.list);
  if (drivers.seen === null) return { candidates: null, error: drivers.error };
  if (blocked === null) return { candidates: null, error: null };
  const firm = { shifts: drivers.seen, vehicles: cars.value ?? [], open: open ?? [], blocked };
  return { candidates: driverCandidates(ride, firm, now), error: null };
}
