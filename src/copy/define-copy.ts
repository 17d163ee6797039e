import { loadChunk } from '../app/load-chunk.ts';
import type { Language } from './languages.ts';
import { readablePromise } from './readable-promise.ts';

type Translation = Exclude<Language, 'en'>;

/** One area's texts: English at hand, the rest by request. `T` is the English shape, which every language has. */
export interface Copy<T> {
  readonly en: T;
  /** Loads once per language. Where it does not arrive, the page goes on in English rather than not at all. */
  load(language: Translation): Promise<T>;
  /** Loads what is not there, also if it was lost before. Returns whether it has arrived. */
  reload(language: Translation): Promise<boolean>;
}

const areas: Copy<unknown>[] = [];

export function defineCopy<T>(en: T, translations: Readonly<Record<Translation, () => Promise<T>>>): Copy<T> {
  const loads = new Map<Translation, Promise<T>>();
  const lost = new Set<Translation>();
  const request = (language: Translation) =>
    loadChunk(translations[language]).catch(() => {
      lost.add(language);
      return en;
    });
  const copy: Copy<T> = {
    en,
    load(language) {
      const load = loads.get(language) ?? readablePromise(request(language));
      loads.set(language, load);
      return load;
    },
    async reload(language) {
      if (lost.delete(language)) loads.delete(language);
      await copy.load(language);
      return !lost.has(language);
    },
  };
  areas.push(copy);
  return copy;
}

/**
 * Loads the texts of each area whose code is there, so that a page need not wait for one after the other. Returns whether
 * all have arrived.
 */
export async function loadTexts(language: Language): Promise<boolean> {
  if (language === 'en') return true;
  const arrived = await Promise.all(areas.map((area) => area.reload(language)));
  return arrived.every(Boolean);
}
