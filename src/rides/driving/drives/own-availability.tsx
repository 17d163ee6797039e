import { Suspense } from 'react';
import { createLazyServices } from '#core/product/lazy-services.ts';
import { loadChunk } from '#core/product/load-chunk.ts';
import { useProduct } from '#core/product/product-context.tsx';
import { usePart } from '#core/product/use-part.ts';
import { useUser } from '#core/session/user-context.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Disclosure } from '#ui/page/disclosure.tsx';
import { useDrivesCopy } from './drives-copy.ts';

const panel = createLazyServices(() =>
  loadChunk(() => import('../../shared/availability/availability-panel.tsx')),
);

function LoadedAvailability() {
  const copy = useDrivesCopy().availability;
  const { uid } = useUser();
  const { dispatch } = useProduct();
  const { value, error, reload } = usePart(async () => {
    const [{ AvailabilityPanel }, { availability }] = await Promise.all([panel.load(), dispatch.load()]);
    return { AvailabilityPanel, availability };
  });
  const waiting = <Skeleton lines={8} label={copy.loading} />;
  if (value === null)
    return error === null ? waiting : <LoadFailure what={copy.failed} error={error} onRetry={reload} />;
  return (
    <Suspense fallback={waiting}>
      <value.AvailabilityPanel of="own" uid={uid} service={value.availability} />
    </Suspense>
  );
}

/** The driver's own hours and days away. Few visits need them, so they load when they are opened. */
export function OwnAvailability() {
  const copy = useDrivesCopy().availability;
  return (
    <Disclosure label={copy.open} open={false}>
      <LoadedAvailability />
    </Disclosure>
  );
}
