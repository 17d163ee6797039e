import { useUiCopy } from '#words/ui-copy.ts';
import { Preferences } from './preferences.tsx';

export function PageFooter() {
  const copy = useUiCopy();
  return (
    <footer className="bg-wave-5 text-white">
      {/* On a phone the footer has a minimum height, so that it is painted before its controls are there. */}
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 text-sm sm:px-6 max-sm:min-h-23 max-sm:content-start">
        <p>{copy.copyright}</p>
        <Preferences />
      </div>
    </footer>
  );
}
