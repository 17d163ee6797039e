import { isLanguage, type Language } from './languages.ts';

const KEY = 'language';

/** The language chosen on this device, or the first supported one of the browser's, or English. */
export function rememberedLanguage(): Language {
  try {
    const chosen = localStorage.getItem(KEY);
    if (chosen !== null && isLanguage(chosen)) return chosen;
  } catch {
    // Storage may be blocked; the browser's languages apply.
  }
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? 'en';
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage may be blocked; the choice then lasts until the page is left.
  }
}
