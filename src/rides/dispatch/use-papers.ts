import type { KnownPapers } from '#domain/rides/model/firm/papers.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useDispatch } from '../shared/use-dispatch.ts';

/**
 * The papers of all drivers and cars, read anew with each `query`; without one nothing is read. `null` until they are
 * known, and where they cannot be read: then nothing is said of any.
 */
export function usePapers(query: string | null): KnownPapers | null {
  const { papers } = useDispatch();
  return useRequest(query, async () => (query === null ? succeed(null) : papers.list())).value;
}
