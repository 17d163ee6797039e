import { createContext, use } from 'react';
import type { Language } from './languages.ts';

interface LanguageChoice {
  readonly language: Language;
  /** Resolves to `false` if the texts could not be loaded, and no other language was chosen meanwhile. */
  readonly choose: (language: Language) => Promise<boolean>;
}

export const LanguageContext = createContext<LanguageChoice>({
  language: 'en',
  choose: () => Promise.resolve(true),
});

export function useLanguage(): LanguageChoice {
  return use(LanguageContext);
}
