import { fail, succeed } from '#domain/shared/result.ts';
import { useProduct } from '#core/product/product-context.tsx';
import { useEach } from '#core/product/use-each.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';

/** The names of accounts at the desk, each read once; a uid until then, and where there is none. */
export function useNames(uids: readonly string[]): (uid: string) => string {
  const desk = useProduct().dispatch.loaded();
  const wanted = [...new Set(uids)].filter((uid) => uid !== '').toSorted();
  const { values } = useEach(
    wanted.map((id) => ({ id })),
    async (uid) => {
      if (desk === null) return succeed(null);
      const answer = await desk.people.actor(uid);
      if (!answer.ok) return answer;
      const actor = answer.value;
      if (actor.state === 'unknown' && actor.error !== null) return fail(actor.error);
      return succeed(actor.state === 'named' ? withoutDirectionControls(actor.name) : null);
    },
  );
  return (uid) => values.get(uid) ?? uid;
}
