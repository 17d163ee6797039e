import { useMemo } from 'react';
import type { People } from '#domain/accounts/services/people.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import { useUser } from '../session/user-context.ts';
import { withoutDirectionControls } from '../text/without-direction-controls.ts';
import { useProduct } from './product-context.tsx';
import { useEach } from './use-each.ts';

/** The name of a person, by uid; `null` if the name is unknown. Fails if the request for it fails. */
export async function personName(people: People, uid: string): Promise<Result<string | null>> {
  const answer = await people.actor(uid);
  if (!answer.ok) return answer;
  const actor = answer.value;
  if (actor.state === 'unknown' && actor.error !== null) return fail(actor.error);
  return succeed(actor.state === 'named' ? withoutDirectionControls(actor.name) : null);
}

/** The known names of these people and of the user, by uid. Only for pages whose route has loaded dispatch. */
export function usePersonNames(uids: readonly string[]): ReadonlyMap<string, string> {
  const { uid: own, name } = useUser();
  const people = useProduct().dispatch.loaded()?.people;
  const key = [...new Set(uids)].filter((uid) => uid !== '' && uid !== own).join(' ');
  const wanted = useMemo(() => (key === '' ? [] : key.split(' ').map((id) => ({ id }))), [key]);
  const { values } = useEach(wanted, async (uid) =>
    people === undefined ? succeed(null) : personName(people, uid),
  );
  return new Map([...values, ...(name === null ? [] : [[own, withoutDirectionControls(name)] as const])]);
}
