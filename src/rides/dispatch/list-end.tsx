import { MOST_OF_FIRM } from '#domain/rides/model/ride-limits.ts';
import { useDispatchCopy } from './dispatch-copy.ts';

/** Says that there may be more drivers or cars, if a list is as long as lists can be. */
export function ListEnd({ count }: { count: number }) {
  const { listEnd } = useDispatchCopy();
  return count >= MOST_OF_FIRM && <p className="text-sm text-ink-soft">{listEnd(MOST_OF_FIRM)}</p>;
}
