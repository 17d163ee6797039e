import type { FirmList } from '#domain/rides/model/firm/firm-list.ts';
import { MOST_OF_FIRM } from '#domain/rides/model/basics/ride-limits.ts';
import { useRideFeed } from '../shared/live/use-ride-feed.ts';
import { useDispatchCopy } from './dispatch-copy.ts';

/** Says what a list of drivers or cars leaves out: unreadable entries, and perhaps others if the list is full. */
export function ListEnd({ of }: { of: FirmList<unknown> | null }) {
  const copy = useDispatchCopy();
  const { known, stored } = of ?? { known: [], stored: 0 };
  const unreadable = stored - known.length;
  const said = [
    ...(stored < MOST_OF_FIRM ? [] : [copy.listEnd(MOST_OF_FIRM)]),
    ...(unreadable === 0 ? [] : [copy.unreadable(unreadable)]),
  ];
  return said.length > 0 && <p className="text-sm text-ink-soft">{said.join(' ')}</p>;
}

/** `ListEnd` for the drivers. It costs no read, because the page watches their shifts already. */
export function DriversEnd() {
  return <ListEnd of={useRideFeed({ kind: 'shifts' }).seen} />;
}
