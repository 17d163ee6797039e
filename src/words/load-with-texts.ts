import { loadChunk } from '#core/product/load-chunk.ts';
import { loadTexts } from './define-copy.ts';
import { rememberedLanguage } from './remembered-language.ts';

/** Loads a chunk, then its texts. Texts that load later would hide what is already shown. */
export async function loadWithTexts<T>(load: () => Promise<T>): Promise<T> {
  const loaded = await loadChunk(load);
  await loadTexts(rememberedLanguage());
  return loaded;
}
