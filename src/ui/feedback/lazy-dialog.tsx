import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useState, type ComponentType } from 'react';
import { loadWithTexts } from '#words/load-with-texts.ts';
import { useFrameCopy } from '#words/frame-copy.ts';
import { useUiCopy } from '#words/ui-copy.ts';
import { holdKeys, openDialogs } from '../keys/buffered-keys.ts';
import { useToast } from './toast-context.tsx';

/**
 * A dialog in a chunk of its own, loaded when first shown, because it contains most of Radix. If the load fails, the
 * page stays as it is, and a toast says so. `prepare` loads the dialog earlier. Keys wait until its field is there.
 */
export function lazyDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | null = null;
  // The texts load before the dialog opens. Texts that load later would hide it and take the focus from its field.
  const fetchDialog = async () => {
    known = await loadWithTexts(async () => known ?? load());
    return known;
  };
  function LazyDialog(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    const { dialogText, dialogTitle } = useFrameCopy().error;
    const { checkConnection } = useUiCopy();
    const toast = useToast();
    const giveUp = useEffectEvent(() => {
      // Some browsers request a failed module again only after a reload of the page, which needs a connection.
      toast({ tone: 'danger', title: dialogTitle, text: navigator.onLine ? dialogText : checkConnection });
      props.onClose();
    });
    const leave = useEffectEvent(() => props.onClose());
    // The layout effect runs before the next key, and before the dialog takes the focus.
    const [before] = useState(openDialogs);
    useLayoutEffect(() => holdKeys(before, { giveUp: () => leave() }), [before]);
    useEffect(() => {
      let isAsked = true;
      fetchDialog().then(
        (dialog) => isAsked && setLoaded(() => dialog),
        () => isAsked && giveUp(),
      );
      return () => {
        isAsked = false;
      };
    }, []);
    return (
      Loaded !== null && (
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      )
    );
  }
  return Object.assign(LazyDialog, {
    prepare: () =>
      void fetchDialog().catch(() => {
        // The dialog requests its chunk again when it opens, and reports a failure.
      }),
  });
}
