import { useEffect, useMemo, useRef, useState, useTransition, type ReactNode } from 'react';
import { reloadTexts } from './define-copy.ts';
import { LanguageContext } from './language-context.ts';
import type { Language } from './languages.ts';
import { rememberLanguage } from './remembered-language.ts';

export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(initial);
  const [, startTransition] = useTransition();
  /** The language that was chosen last. The texts of an earlier choice may load after the texts of the last choice. */
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
