import { isLanguage, type Language } from './languages.ts';

const KEY = 'language';

/** The language chosen on this device, else the first of the browser's that we speak, else English. */
export function rememberedLanguage(): Language {
  try {
    const chosen = localStorage.getItem(KEY);
    if (chosen !== null && isLanguage(chosen)) return chosen;
  } catch {
    // Storage may be forbidden; the browser's own languages remain.
  }
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? 'en';
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}
