import { useState, useSyncExternalStore } from 'react';
import { keepOnDevice } from '#core/session/device-storage.ts';
import { useUiCopy } from '#words/ui-copy.ts';
import { CompactSelect } from '../fields/compact-select.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** `system` follows the device. */
const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const ICONS = { system: 'system', light: 'sun', dark: 'moon' } as const;

/** `index.html` and `app/prerendered/first-frame.ts` read the same key before the first frame. */
const KEY = 'theme';

const themeNamed = (name: string | undefined): Theme => THEMES.find((theme) => theme === name) ?? 'system';

const shownTheme = () => themeNamed(document.documentElement.dataset['theme']);
const onServer = (): Theme => 'system';
const never = () => () => {};

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  keepOnDevice(KEY, theme === 'system' ? null : theme);
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

/** From the first release to the last (D16). */
const COPYRIGHT_YEARS = '2023–2025';

export function PageFooter() {
  const copy = useUiCopy();
  return (
    <footer className="bg-wave-5 text-white">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 text-sm sm:px-6">
        <p>{copy.copyright(COPYRIGHT_YEARS)}</p>
        <div className="-mx-2.5 flex flex-wrap gap-1">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
