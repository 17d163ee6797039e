import { useLanguage } from '../copy/language-context.tsx';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '../copy/languages.ts';
import { uiCopy } from '../copy/ui.ts';
import { useCopy } from '../copy/use-copy.ts';
import { CompactSelect } from './compact-select.tsx';
import { useToast } from './toast-context.tsx';

export function LanguageSwitch() {
  const copy = useCopy(uiCopy);
  const { language, choose } = useLanguage();
  const toast = useToast();
  const change = async (value: string) => {
    if (!isLanguage(value) || (await choose(value))) return;
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
      value={language}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
      onChange={(value) => void change(value)}
    />
  );
}
