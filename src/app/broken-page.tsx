import { useEffect } from 'react';
import { useUiCopy } from '#words/ui.ts';
import { Button } from '#ui/actions/button.tsx';
import { endWaiting } from './end-waiting.ts';

/** The last resort, shown for an error that nothing else caught. In every page's first script, so it is small. */
export function BrokenPage() {
  const copy = useUiCopy();
  useEffect(endWaiting, []);
  return (
    <main role="alert" className="grid min-h-dvh content-center justify-items-center gap-4 p-6 text-center">
      <h1 className="text-title">{copy.notLoaded}</h1>
      <Button onClick={() => location.reload()}>{copy.reload}</Button>
    </main>
  );
}
