import type { Language } from './languages.ts';
import { readablePromise } from './readable-promise.ts';

type Translation = Exclude<Language, 'en'>;

/** One area's texts: English at hand, the rest by request. `T` is the English shape, which every language has. */
export interface Copy<T> {
  readonly en: T;
  /** Loads once per language. Where it does not arrive, the page goes on in English rather than not at all. */
  load(language: Translation): Promise<T>;
}

const areas: Copy<unknown>[] = [];

export function defineCopy<T>(en: T, translations: Readonly<Record<Translation, () => Promise<T>>>): Copy<T> {
  const loads = new Map<Translation, Promise<T>>();
  const copy: Copy<T> = {
    en,
    load(language) {
      const load = loads.get(language) ?? readablePromise(translations[language]().catch(() => en));
      loads.set(language, load);
      return load;
    },
  };
  areas.push(copy);
  return copy;
}

/** Loads the texts of each area whose code is there, so that a page need not wait for one after the other. */
export async function loadTexts(language: Language): Promise<void> {
  if (language !== 'en') await Promise.all(areas.map((area) => area.load(language)));
}
