import { useCallback } from 'react';
import type { Bill } from '#domain/books/model/bills/bill.ts';
import { useBillsCopy } from './bills-copy.ts';

/** Returns a function that names a bill, `Bill 2026-00042`, or a draft. The function changes only with the language. */
export function useBillName(): (bill: Pick<Bill, 'kind' | 'issued'>) => string {
  const { kinds, drafts } = useBillsCopy();
  return useCallback(
    ({ kind, issued }) => (issued === null ? drafts[kind] : `${kinds[kind]} ${issued.number}`),
    [kinds, drafts],
  );
}
