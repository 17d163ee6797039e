import { lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '../../copy/language/define-copy.ts';
import { rememberedLanguage } from '../../copy/language/remembered-language.ts';
import { loadChunk } from '../../core/product/load-chunk.ts';

/**
 * A route's component in a chunk of its own, loaded with its texts in the chosen language: a page that had to wait for
 * them would stand as a skeleton after the navigation is over. The router reloads the whole page on a browser's own
 * message for a missing module, which offline would replace the product by the browser's error page; `ChunkNotLoaded`
 * it passes on.
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
