import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Actor } from '#domain/accounts/services/read-actor.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useProduct } from '#core/product/product-context.tsx';
import { useUser } from '#core/session/user-context.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';

/** The name of a person, by uid; `null` while it is not known. */
export type NameOf = (uid: string) => string | null;

/** Everybody named in a ride's log, and its driver. */
const peopleOf = ({ log, driver }: Ride) =>
  [...log.flatMap((line) => [line.by, line.driver]), driver].filter((uid) => uid !== null);

/**
 * The names of everybody who had to do with a ride. The passenger's is known; the others are read once each. A read that
 * failed is repeated when the ride changes.
 */
export function useNames(ride: Ride, passenger: string): NameOf {
  const { parties } = useRidesCopy();
  const { uid: own } = useUser();
  const { readActors } = useProduct().accounts;
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useRef(new Set<string>());
  const read = useEffectEvent(async (uids: readonly string[]) => {
    const answer = await catchDefect(() => readActors(uids));
    const actors = answer.ok ? answer.value : new Map<string, Actor>();
    for (const uid of uids) {
      const actor = actors.get(uid);
      const isUnread = actor === undefined || (actor.state === 'unknown' && actor.error !== null);
      if (isUnread) asked.current.delete(uid);
    }
    const named = [...actors].flatMap(([uid, actor]) =>
      actor.state === 'named' ? [[uid, withoutDirectionControls(actor.name)] as const] : [],
    );
    setNames((known) => new Map([...known, ...named]));
  });
  useEffect(() => {
    const known = new Set([own, ride.rider, ...asked.current]);
    const fresh = [...new Set(peopleOf(ride))].filter((uid) => !known.has(uid));
    for (const uid of fresh) asked.current.add(uid);
    if (fresh.length > 0) void read(fresh);
  }, [ride, own]);
  const known = new Map([...names, [own, parties.you], [ride.rider, passenger]]);
  return (uid) => known.get(uid) ?? null;
}
