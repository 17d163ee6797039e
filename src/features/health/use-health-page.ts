import { useEffect, useState } from 'react';
import type { Result } from '#domain/result.ts';
import type { HealthPage } from '#domain/services/record-health.ts';
import { useProduct } from '../../app/product-context.tsx';

/** One page of records with what is wrong with each. `null` while it is on its way. */
export function useHealthPage(cursor: string | null) {
  const { readHealthPage } = useProduct();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ key: string; result: Result<HealthPage> } | null>(null);
  const key = JSON.stringify([cursor, attempt]);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const result = await readHealthPage(cursor);
      if (wanted) setAnswer({ key, result });
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [readHealthPage, cursor, key]);
  return {
    result: answer?.key === key ? answer.result : null,
    reload: () => setAttempt((known) => known + 1),
  };
}
