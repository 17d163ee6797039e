import { loadChunk } from '../../core/product/load-chunk.ts';
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
  const copy: Copy<T> = {
    en,
    load(language) {
      const orEnglish = () =>
        loadChunk(translations[language]).catch(() => {
          lost.add(language);
          return en;
        });
      const load = loads.get(language) ?? readablePromise(orEnglish());
      loads.set(language, load);
      return load;
    },
    async reload(language) {
      const isRepeated = loads.has(language);
      await copy.load(language);
      if (!lost.has(language) || !isRepeated) return !lost.has(language);
      // English stays until then: a page that shows it must not wait.
      const load = readablePromise(loadChunk(translations[language]));
      try {
        await load;
      } catch {
        return false;
      }
      loads.set(language, load);
      lost.delete(language);
      return true;
    },
  };
  areas.push(copy);
  return copy;
}

/** Loads the texts of each area whose code is there, so that a page need not wait for one after the other. */
export async function loadTexts(language: Language): Promise<void> {
  if (language !== 'en') await Promise.all(areas.map((area) => area.load(language)));
}

/** The same, but asks again for those that were lost before. Returns whether all have arrived. */
export async function reloadTexts(language: Language): Promise<boolean> {
  if (language === 'en') return true;
  const arrived = await Promise.all(areas.map((area) => area.reload(language)));
  return arrived.every(Boolean);
}
