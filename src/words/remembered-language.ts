import { storeOnDevice, storedOnDevice } from '#core/session/device-storage.ts';
import { isLanguage, type Language } from './languages.ts';

const KEY = 'language';

/** The language chosen on this device, else the first supported language of the browser, else English. */
export function rememberedLanguage(): Language {
  const tags = [storedOnDevice(KEY) ?? '', ...navigator.languages];
  return tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

export function rememberLanguage(language: Language): void {
  storeOnDevice(KEY, language);
}
