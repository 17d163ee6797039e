import { useUiCopy } from '#words/ui-copy.ts';

/** Sets the document's title while this page is shown. */
export function PageTitle({ children }: { children: string }) {
  const { product } = useUiCopy();
  return <title>{`${children} · ${product}`}</title>;
}
