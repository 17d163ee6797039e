import type { Language } from './languages.ts';

type Translation = Exclude<Language, 'en'>;

/** One area's texts: English at hand, the rest by request. `T` is the English shape, which every language has. */
export interface Copy<T> {
  readonly en: T;
  /** Loads once per language. Where it does not arrive, the page goes on in English rather than not at all. */
  load(language: Translation): Promise<T>;
}

export function defineCopy<T>(en: T, translations: Readonly<Record<Translation, () => Promise<T>>>): Copy<T> {
  const loads = new Map<Translation, Promise<T>>();
  return {
    en,
    load(language) {
      const known = loads.get(language);
      if (known !== undefined) return known;
      const load = translations[language]().catch(() => en);
      loads.set(language, load);
      return load;
    },
  };
}
