import { useUiCopy } from '#words/ui.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';

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
