import { lazyRouteComponent } from '@tanstack/react-router';
import { loadWithTexts } from '#words/load-with-texts.ts';

/**
 * A route's component in a chunk of its own, which loads together with its texts. If the texts loaded later, the page
 * would show a skeleton after the navigation. For a browser's own error about a missing module, the router reloads the
 * page. Offline, the browser's error page would then replace the product. The router passes `ChunkNotLoaded` on.
 */
export function lazyPage<Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => loadWithTexts(load), name);
}
