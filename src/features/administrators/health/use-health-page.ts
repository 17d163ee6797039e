import { useProduct } from '../../../core/product/product-context.tsx';
import { useRequest } from '../../../core/product/use-request.ts';

/** One page of records with what is wrong with each. `null` while it loads. */
export function useHealthPage(cursor: string | null) {
  const { readHealthPage } = useProduct();
  const { loading, answer, reload } = useRequest(cursor, readHealthPage);
  return { result: loading || answer === null ? null : answer.result, reload };
}
