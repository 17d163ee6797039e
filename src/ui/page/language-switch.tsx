import { useState } from 'react';
import { useLanguage } from '#words/language-context.ts';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '#words/languages.ts';
import { useUiCopy } from '#words/ui-copy.ts';
import { CompactSelect } from '../fields/compact-select.tsx';
import { useToast } from '../feedback/toast-context.tsx';

export function LanguageSwitch() {
  const copy = useUiCopy();
  const { language, choose } = useLanguage();
  const toast = useToast();
  /** Shown as chosen at once, although its texts may still be loading. */
  const [chosen, setChosen] = useState<Language | null>(null);
  const change = async (value: string) => {
    if (!isLanguage(value)) return;
    setChosen(value);
    if (await choose(value)) return;
    setChosen(null);
    toast({
      tone: 'danger',
      title: copy.languageNotLoaded(LANGUAGE_NAMES[value]),
      text: copy.checkConnection,
    });
  };
  return (
    <CompactSelect
      icon="globe"
      label={copy.language}
      value={chosen ?? language}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
      onChange={(value) => void change(value)}
    />
  );
}
