import { useZoneCopy } from '#words/zone-copy.ts';

/** Names the zone of a page's times. `place` is `null` if the device's clock shows the same time. */
export function ZoneNote({ place }: { place: string | null }) {
  const { timesOf } = useZoneCopy();
  return place !== null && <p className="text-sm text-ink-soft">{timesOf(place)}</p>;
}
