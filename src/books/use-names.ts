import { useMemo } from 'react';
import { fail, succeed } from '#domain/shared/result.ts';
import { useProduct } from '#core/product/product-context.tsx';
import { useEach } from '#core/product/use-each.ts';
import { useUser } from '#core/session/user-context.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';

/** The names of accounts by uid, each read once, on a page whose route has loaded dispatch. One that is not known is missing. */
export function useNames(uids: readonly string[]): ReadonlyMap<string, string> {
  const { uid: own, name } = useUser();
  const people = useProduct().dispatch.loaded()?.people;
  const key = [...new Set(uids)].filter((uid) => uid !== '' && uid !== own).join(' ');
  const wanted = useMemo(() => (key === '' ? [] : key.split(' ').map((id) => ({ id }))), [key]);
  const { values } = useEach(wanted, async (uid) => {
    const answer = await people?.actor(uid);
    if (answer === undefined || !answer.ok) return answer ?? succeed(null);
    const actor = answer.value;
    if (actor.state === 'unknown' && actor.error !== null) return fail(actor.error);
    return succeed(actor.state === 'named' ? withoutDirectionControls(actor.name) : null);
  });
  return new Map([...values, ...(name === null ? [] : [[own, name] as const])]);
}
