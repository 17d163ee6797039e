import { useCallback } from 'react';
import type { Bill } from '#domain/books/model/bills/bill.ts';
import { useBillsCopy } from './bills-copy.ts';

/** `Bill 2026-00042`, or what kind of draft it is; the same function in one language. */
export function useBillName(): (bill: Pick<Bill, 'kind' | 'issued'>) => string {
  const { kinds, drafts } = useBillsCopy();
  return useCallback(
    ({ kind, issued }) => (issued === null ? drafts[kind] : `${kinds[kind]} ${issued.number}`),
    [kinds, drafts],
  );
}
