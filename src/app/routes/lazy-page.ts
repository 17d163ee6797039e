import { lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '../load-chunk.ts';

/**
 * A route's component in a chunk of its own. The router reloads the whole page on a browser's own message for a missing
 * module, which offline would replace the product by the browser's error page; `ChunkNotLoaded` it passes on.
 */
export function lazyPage<Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => loadChunk(load), name);
}
