import { lazy } from 'react';
import { loadChunk } from '../../../../core/product/load-chunk.ts';

/** Contains most of Radix, so it loads with the first question. */
export const LateActionDialog = lazy(async () => {
  const dialog = await loadChunk(() => import('./action-dialog.tsx'));
  return { default: dialog.ActionDialog };
});
