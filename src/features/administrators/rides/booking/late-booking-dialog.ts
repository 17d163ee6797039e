import { lateDialog } from '../../../../ui/feedback/late-dialog.tsx';
import { loadChunk } from '../../../../core/product/load-chunk.ts';

const load = async () => (await import('./booking-dialog.tsx')).BookingDialog;

export const LateBookingDialog = lateDialog(load);

/** Fetches it, so that a call does not wait for it. */
export function prepareBookingDialog(): void {
  loadChunk(load).catch(() => {
    // Asked for again when it is opened, which tells.
  });
}
