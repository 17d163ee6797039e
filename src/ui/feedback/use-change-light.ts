import { useDerivedState } from '#core/state/use-derived-state.ts';

/** Two names of one animation. Only a change of the class restarts an animation. */
const LIGHTS = ['animate-news rounded-sm', 'animate-news-again rounded-sm'] as const;

/** The classes of a text that lights up at each change of `state`. It does not light up when first shown. */
export function useChangeLight(state: string): string {
  const [{ changes }] = useDerivedState({ state, changes: 0 }, (last) =>
    last.state === state ? last : { state, changes: last.changes + 1 },
  );
  return changes === 0 ? '' : LIGHTS[changes % 2 === 0 ? 0 : 1];
}
