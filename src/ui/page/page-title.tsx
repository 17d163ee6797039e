import { uiCopy } from '../../copy/ui.ts';
import { useCopy } from '../../copy/language/use-copy.ts';

/** Sets the document's title while this page is shown. */
export function PageTitle({ children }: { children: string }) {
  const { product } = useCopy(uiCopy);
  return <title>{`${children} · ${product}`}</title>;
}
