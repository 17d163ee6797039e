import { useSyncExternalStore } from 'react';
import { useUiCopy } from '../../copy/ui.ts';
import { CompactSelect } from '../fields/compact-select.tsx';
import { chooseTheme, currentTheme, isTheme, subscribeToTheme, THEMES, type Theme } from './theme-choice.ts';

const onServer = (): Theme => 'system';

export function ThemeSwitch() {
  const copy = useUiCopy();
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, onServer);
  return (
    <CompactSelect
      icon={theme === 'light' ? 'sun' : theme === 'dark' ? 'moon' : 'system'}
      label={copy.theme}
      value={theme}
      options={THEMES.map((value) => ({ value, label: copy.themes[value] }))}
      onChange={(value) => isTheme(value) && chooseTheme(value)}
    />
  );
}
