import { lazyRouteComponent } from '@tanstack/react-router';
import { loadWithTexts } from '#words/load-with-texts.ts';

/**
 * A route's component in a chunk of its own, which loads together with its texts. If the texts loaded later, the page
 * would show a skeleton after the navigation. Fails with `ChunkNotLoaded`. On a browser's own error about a missing
 * module, the router would reload the page, even offline.
 */
export function lazyPage<Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => loadWithTexts(load), name);
}
