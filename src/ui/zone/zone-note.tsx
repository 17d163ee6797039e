import { useZoneCopy } from '#words/zone-copy.ts';

/** Says whose time a page shows; `place` is `null` where the device's clock shows the same. */
export function ZoneNote({ place }: { place: string | null }) {
  const { timesOf } = useZoneCopy();
  return place !== null && <p className="text-sm text-ink-soft">{timesOf(place)}</p>;
}
