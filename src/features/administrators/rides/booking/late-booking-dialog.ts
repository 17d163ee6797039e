import { lazy } from 'react';
import { loadChunk } from '../../../../core/product/load-chunk.ts';

const load = () => loadChunk(() => import('./booking-dialog.tsx'));

/** Contains most of Radix, so it loads with the first call, or once the page has asked for it. */
export const LateBookingDialog = lazy(async () => {
  const dialog = await load();
  return { default: dialog.BookingDialog };
});

/** Fetches it, so that a call does not wait for it. */
export function prepareBookingDialog(): void {
  load().catch(() => {
    // Asked for again when it is opened, which tells.
  });
}
