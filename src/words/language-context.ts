import { createContext, use } from 'react';
import type { Language } from './languages.ts';

interface LanguageChoice {
  readonly language: Language;
  /** The page keeps its language until the new texts have loaded. Resolves to `false` if they could not be loaded,
   * unless another language was chosen meanwhile. */
  readonly choose: (language: Language) => Promise<boolean>;
}

export const LanguageContext = createContext<LanguageChoice>({
  language: 'en',
  choose: () => Promise.resolve(true),
});

export function useLanguage(): LanguageChoice {
  return use(LanguageContext);
}
