import { useState, useSyncExternalStore } from 'react';
import { storeOnDevice } from '#core/session/device-storage.ts';
import { useUiCopy } from '#words/ui-copy.ts';
import { useLanguage } from '#words/language-context.ts';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '#words/languages.ts';
import { useToast } from '../feedback/toast-context.tsx';
import { Icon, type IconName } from '../icon.tsx';

interface CompactSelectProps {
  icon: IconName;
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
  onChange: (value: string) => void;
}

/** A small setting in the colour of the text around it, with a touch target of full size. */
function CompactSelect({ icon, label, value, options, onChange }: CompactSelectProps) {
  return (
    <span className="relative inline-flex items-center">
      <span className="pointer-events-none absolute left-2.5">
        <Icon name={icon} />
      </span>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-9 appearance-none rounded-lg bg-transparent pr-3 pl-9.5 text-sm font-medium hover:bg-current/14 focus-visible:outline-current touch:min-h-11"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

export function LanguageSwitch() {
  const copy = useUiCopy();
  const { language, choose } = useLanguage();
  const toast = useToast();
  /** The chosen language. It is shown at once, although its texts may still be loading. */
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

/** `system` follows the device. */
const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const ICONS = { system: 'system', light: 'sun', dark: 'moon' } as const;

/** `index.html` and `public-pages/first-frame.ts` read the same key before the first frame. */
const KEY = 'theme';

const themeNamed = (name: string | undefined): Theme => THEMES.find((theme) => theme === name) ?? 'system';

const shownTheme = () => themeNamed(document.documentElement.dataset['theme']);
const onServer = (): Theme => 'system';
const never = () => () => {};

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  storeOnDevice(KEY, theme === 'system' ? null : theme);
}

function ThemeSwitch() {
  const copy = useUiCopy();
  const shown = useSyncExternalStore(never, shownTheme, onServer);
  const [chosen, setChosen] = useState<Theme | null>(null);
  const theme = chosen ?? shown;
  return (
    <CompactSelect
      icon={ICONS[theme]}
      label={copy.theme}
      value={theme}
      options={THEMES.map((value) => ({ value, label: copy.themes[value] }))}
      onChange={(value) => {
        const wanted = themeNamed(value);
        applyTheme(wanted);
        setChosen(wanted);
      }}
    />
  );
}

/** The language and the colours of the product on this device. */
export function Preferences() {
  return (
    <div className="-mx-2.5 flex flex-wrap gap-1">
      <LanguageSwitch />
      <ThemeSwitch />
    </div>
  );
}
