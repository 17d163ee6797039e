import { lazy, Suspense, type ComponentType } from 'react';
import { loadChunk } from '../../core/product/load-chunk.ts';

/** A dialog in a chunk of its own, which loads when it is first shown: it contains most of Radix. */
export function lateDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Late = lazy(async () => ({ default: await loadChunk(load) }));
  return function LateDialog(props: Props) {
    return (
      <Suspense>
        <Late {...props} />
      </Suspense>
    );
  };
}
