import {
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import { reloadTexts } from './define-copy.ts';
import type { Language } from './languages.ts';
import { rememberLanguage } from './remembered-language.ts';

interface LanguageChoice {
  readonly language: Language;
  /** The page keeps its language until the new texts have loaded. Returns `false` if they could not be. */
  readonly choose: (language: Language) => Promise<boolean>;
}

const LanguageContext = createContext<LanguageChoice>({
  language: 'en',
  choose: () => Promise.resolve(true),
});

export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(initial);
  const [, startTransition] = useTransition();
  /** The last choice: texts of an earlier one may arrive after it. */
  const chosen = useRef(initial);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choice = useMemo(
    () => ({
      language,
      async choose(next: Language) {
        chosen.current = next;
        const arrived = await reloadTexts(next);
        if (chosen.current !== next) return true;
        if (!arrived) return false;
        rememberLanguage(next);
        startTransition(() => setLanguage(next));
        return true;
      },
    }),
    [language],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageChoice {
  return use(LanguageContext);
}
