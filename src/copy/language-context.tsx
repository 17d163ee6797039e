import { createContext, use, useEffect, useMemo, useState, useTransition, type ReactNode } from 'react';
import { loadTexts } from './define-copy.ts';
import type { Language } from './languages.ts';
import { rememberLanguage } from './remembered-language.ts';

interface LanguageChoice {
  readonly language: Language;
  /** The page keeps its current texts until the new ones have loaded. */
  readonly choose: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice>({ language: 'en', choose: () => {} });

export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(initial);
  const [, startTransition] = useTransition();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choice = useMemo(
    () => ({
      language,
      choose(next: Language) {
        rememberLanguage(next);
        void loadTexts(next);
        startTransition(() => setLanguage(next));
      },
    }),
    [language],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageChoice {
  return use(LanguageContext);
}
