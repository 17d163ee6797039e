import { use } from 'react';
import { loadChunk } from '#core/product/load-chunk.ts';
import { useLanguage } from './language-context.ts';
import type { Language } from './languages.ts';

/**
 * React's `use` reads this promise without suspending if its value is known, even in a new component. A conditional
 * `use` would not work: React re-renders a suspended component and expects the same call (React’s error 467).
 */
function readablePromise<T>(promise: Promise<T>): Promise<T> {
  const offer = (value: T) => void Object.assign(promise, { status: 'fulfilled', value });
  // Callers that await the promise handle its rejection.
  promise.then(offer, () => {});
  return promise;
}

type Translation = Exclude<Language, 'en'>;

/** The export of each `*-copy.de.ts`. */
interface Translated<T> {
  readonly texts: T;
}

/** The translated texts of an area. They load once for each language. `reload` repeats a failed load. */
interface Area {
  /** Resolves to the English texts if the translated ones do not load. */
  load(language: Translation): Promise<unknown>;
  /** Loads missing texts, even after a failure. Resolves to `true` if they have loaded. */
  reload(language: Translation): Promise<boolean>;
}

const areas: Area[] = [];

/**
 * A hook for one area's texts in the chosen language; it suspends while they load. English is bundled, and defines the
 * shape of every other language.
 */
export function defineCopy<T>(
  en: T,
  translations: Readonly<Record<Translation, () => Promise<Translated<NoInfer<T>>>>>,
): () => T {
  const loads = new Map<Translation, Promise<T>>();
  const lost = new Set<Translation>();
  const textsIn = async (language: Translation) => (await loadChunk(translations[language])).texts;
  const load = (language: Translation) => {
    const orEnglish = () =>
      textsIn(language).catch(() => {
        lost.add(language);
        return en;
      });
    const loading = loads.get(language) ?? readablePromise(orEnglish());
    loads.set(language, loading);
    return loading;
  };
  areas.push({
    load,
    async reload(language) {
      const isRepeated = loads.has(language);
      await load(language);
      if (!lost.has(language) || !isRepeated) return !lost.has(language);
      // The English texts stay until the others have loaded, so that a page that shows them does not suspend.
      const loading = readablePromise(textsIn(language));
      try {
        await loading;
      } catch {
        return false;
      }
      loads.set(language, loading);
      lost.delete(language);
      return true;
    },
  });
  return function useCopy() {
    const { language } = useLanguage();
    return language === 'en' ? en : use(load(language));
  };
}

/** Loads the texts of every loaded area in parallel, so that a page does not wait for one after another. */
export async function loadTexts(language: Language): Promise<void> {
  if (language !== 'en') await Promise.all(areas.map((area) => area.load(language)));
}

/** Loads the texts of every loaded area, even after a failure. Resolves to `true` if all have loaded. */
export async function reloadTexts(language: Language): Promise<boolean> {
  if (language === 'en') return true;
  const arrived = await Promise.all(areas.map((area) => area.reload(language)));
  return arrived.every(Boolean);
}
