import { MOST_LISTED } from '#domain/rides/model/limits.ts';
import { useDispatchCopy } from '../../../copy/rides/dispatch.ts';

/** Says of a list of drivers or cars with this many that there may be others. */
export function ListEnd({ count }: { count: number }) {
  const { listEnd } = useDispatchCopy();
  return count >= MOST_LISTED && <p className="text-sm text-ink-soft">{listEnd(MOST_LISTED)}</p>;
}
