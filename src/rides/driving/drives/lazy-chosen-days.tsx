import { Suspense } from 'react';
import { createLazyServices } from '#core/product/lazy-services.ts';
import { loadChunk } from '#core/product/load-chunk.ts';
import { usePart } from '#core/product/use-part.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { NamedDays } from './days.ts';
import { useDrivesCopy } from './drives-copy.ts';

const chosenDays = createLazyServices(() => loadChunk(() => import('./chosen-days.tsx')));

/** `ChosenDays`, which loads when days are chosen: most visits are to the list of rides. */
export function LazyChosenDays({ days }: { days: NamedDays | 'tomorrow' }) {
  const copy = useDrivesCopy().days;
  const { value, error, reload } = usePart(chosenDays.load);
  const waiting = <Skeleton lines={8} label={copy.loading} />;
  if (value === null)
    return error === null ? waiting : <LoadFailure what={copy.failed} error={error} onRetry={reload} />;
  return (
    <Suspense fallback={waiting}>
      <value.ChosenDays days={days} />
    </Suspense>
  );
}
