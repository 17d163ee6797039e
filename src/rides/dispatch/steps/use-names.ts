import { useMemo } from 'react';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { personName } from '#core/product/use-person-names.ts';
import { useEach } from '#core/product/use-each.ts';
import { useUser } from '#core/session/user-context.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';

/** The name of a person, by uid; `null` if it is not known. */
export type NameOf = (uid: string) => string | null;

/** The people in a ride's log, and its driver. */
const peopleOf = ({ log, driver }: Ride) =>
  [...log.flatMap((line) => [line.by, line.driver]), driver].filter((uid) => uid !== null);

/** The names of the people of a ride; the passenger's is given. Each is read once; a failed read is repeated. */
export function useNames(ride: Ride, passenger: string): NameOf {
  const { parties } = useRidesCopy();
  const { uid: own } = useUser();
  const { people } = useDispatch();
  const others = useMemo(() => {
    const uids = new Set(peopleOf(ride));
    return [...uids].filter((uid) => uid !== own && uid !== ride.rider).map((id) => ({ id }));
  }, [ride, own]);
  const { values: names } = useEach(others, (uid) => personName(people, uid));
  const known = new Map([...names, [own, parties.you], [ride.rider, passenger]]);
  return (uid) => known.get(uid) ?? null;
}
