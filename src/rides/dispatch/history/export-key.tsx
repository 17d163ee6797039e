import type { RefObject } from 'react';
import { isDeviceSwitchOn } from '#core/session/use-device-switch.ts';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { useSingleKeys } from '#ui/keys/single-keys.tsx';
import { useRideHistoryCopy } from './ride-history-copy.ts';

export const EXPORT_KEY = 'x';

export const isExporting = (button: RefObject<HTMLButtonElement | null>): boolean =>
  button.current?.getAttribute('aria-busy') === 'true';

/** Handles the export key, if single-key shortcuts are on. */
export function useExportKey(press: () => void): void {
  useSingleKeys({ [EXPORT_KEY]: () => isDeviceSwitchOn('single-key-shortcuts') && press() }, true);
}

/** For a page without a count: a press of the export key shows why no file is saved. */
export function NoExport({ why }: { why: 'none' | 'searching' | 'failed' }) {
  const { noExport: copy } = useRideHistoryCopy();
  const toast = useToast();
  useExportKey(() => toast({ tone: 'danger', title: copy.title, text: copy[why] }));
  return null;
}
