import type { KnownPapers } from '#domain/rides/model/firm/papers.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useRides } from '../../shared/use-rides.ts';
import type { KnownShift } from './use-shift.ts';

/** The papers of the driver and the cars. They are read when the shift is known, and when duty `on` begins or ends. */
export function useOwnPapers(known: KnownShift | null): KnownPapers | null {
  const { ownPapers } = useRides();
  const query = known === null ? null : known.shift?.duty === 'on';
  return useRequest(query, async () => (query === null ? succeed(null) : ownPapers())).value;
}
