import type { KnownPapers } from '#domain/rides/model/firm/papers.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useDispatch } from '../shared/use-dispatch.ts';

/**
 * The papers of all drivers and cars, read again for each new `query`. `known` is `null` until a read succeeds. Until
 * then the page says nothing about papers. After a later failure the last answer stays.
 */
export function usePapers(query: string): {
  readonly known: KnownPapers | null;
  readonly loading: boolean;
} {
  const { papers } = useDispatch();
  const { value, loading } = useRequest(query, papers.list);
  return { known: value, loading };
}
