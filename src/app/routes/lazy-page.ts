import { lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '#words/define-copy.ts';
import { rememberedLanguage } from '#words/remembered-language.ts';
import { loadChunk } from '#core/product/load-chunk.ts';

/**
 * A route's component in a chunk of its own, loaded together with its texts; otherwise the page would show a skeleton
 * after the navigation has ended. If the router sees a browser's own error for a missing module, it reloads the page,
 * and offline the browser's error page would replace the product. It passes `ChunkNotLoaded` on.
 */
export function lazyPage<Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  const loadWithTexts = async () => {
    const page = await loadChunk(load);
    await loadTexts(rememberedLanguage());
    return page;
  };
  return lazyRouteComponent(loadWithTexts, name);
}
