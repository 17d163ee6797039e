import { useDerivedState } from '#core/state/use-derived-state.ts';

/** Two names for one animation: an element that keeps its class does not begin again. */
const LIGHTS = ['animate-news rounded-sm', 'animate-news-again rounded-sm'] as const;

/** The classes of words that light up once each time that `state` changes, and not when they are first shown. */
export function useChangeLight(state: string): string {
  const [{ changes }] = useDerivedState({ state, changes: 0 }, (last) =>
    last.state === state ? last : { state, changes: last.changes + 1 },
  );
  return changes === 0 ? '' : LIGHTS[changes % 2 === 0 ? 0 : 1];
}
