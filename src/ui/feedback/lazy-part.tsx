import { createElement, Suspense, type ComponentType } from 'react';
import { createLazyServices } from '#core/product/lazy-services.ts';
import { usePart } from '#core/product/use-part.ts';
import { loadWithTexts } from '#words/load-with-texts.ts';
import { LoadFailure } from './load-failure.tsx';

/**
 * A part of a page in a chunk of its own. Part and texts load when the page shows the part, or earlier by `prepare`.
 * Until they are there, the page shows `Waiting`. `useFailedText` returns the sentence for a failed load.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  useFailedText: () => string,
  Waiting: ComponentType = () => null,
) {
  const part = createLazyServices(async () => ({ loaded: await loadWithTexts(load) }));
  function LazyPart(props: Props) {
    const failed = useFailedText();
    const { value, error, reload } = usePart(part.load);
    const known = part.loaded() ?? value;
    if (known !== null)
      return <Suspense fallback={<Waiting />}>{createElement(known.loaded, props)}</Suspense>;
    return error === null ? <Waiting /> : <LoadFailure what={failed} error={error} onRetry={reload} />;
  }
  return Object.assign(LazyPart, {
    prepare: () =>
      void part.load().catch(() => {
        // The part requests its chunk again when it is shown, and reports a failure.
      }),
  });
}
