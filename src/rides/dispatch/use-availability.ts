import type { KnownAvailability } from '#domain/rides/model/firm/availability.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useDispatch } from '../shared/use-dispatch.ts';

/**
 * When the drivers work and are away, read again for each new `query`; `null` reads nothing. `known` is `null` until a
 * read succeeds. Until then the page says nothing about hours. After a later failure the last answer stays.
 */
export function useAvailability(query: string | null): {
  readonly known: KnownAvailability | null;
  readonly loading: boolean;
} {
  const { availability } = useDispatch();
  const { value, loading } = useRequest(query, async () =>
    query === null ? succeed(null) : availability.list(),
  );
  return { known: value, loading: query !== null && loading };
}
