import { Suspense, useCallback, useEffect, useId, useState, type ComponentType } from 'react';
import { loadChunk } from '../../core/product/load-chunk.ts';
import { useFrameCopy } from '../../copy/frame.ts';
import { useUiCopy } from '../../copy/ui.ts';
import { Button } from '../actions/button.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { ErrorBox } from './error-box.tsx';

/**
 * A dialog in a chunk of its own, which loads when it is first shown: it contains most of Radix. Where that is lost, the page
 * stays and the dialog says so. `prepare` fetches it before it is needed.
 */
export function lateDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | null = null;
  const fetchDialog = async () => (known ??= await loadChunk(load));
  function LateDialog(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    const [tries, setTries] = useState(1);
    const [lost, setLost] = useState(0);
    useEffect(() => {
      let isAsked = true;
      fetchDialog().then(
        (dialog) => isAsked && setLoaded(() => dialog),
        () => isAsked && setLost(tries),
      );
      return () => {
        isAsked = false;
      };
    }, [tries]);
    if (Loaded !== null)
      return (
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      );
    if (lost === 0) return null;
    return (
      <LostDialog
        times={lost}
        busy={tries > lost}
        onRetry={() => setTries(lost + 1)}
        onClose={props.onClose}
      />
    );
  }
  return Object.assign(LateDialog, {
    prepare: () =>
      void fetchDialog().catch(() => {
        // Asked for again when it is opened, which tells.
      }),
  });
}

interface LostDialogProps {
  /** How often it was lost. */
  times: number;
  busy: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** The browser's own dialog, because ours is what may be lost. */
function LostDialog({ times, busy, onRetry, onClose }: LostDialogProps) {
  const { dialogTitle } = useFrameCopy().error;
  const { checkConnection, dismiss, reload, retry } = useUiCopy();
  const titleId = useId();
  const open = useCallback((dialog: HTMLDialogElement) => {
    dialog.showModal();
    // Gives the focus back before it is gone.
    return () => dialog.close();
  }, []);
  // Some browsers remember that a module failed and request it again only after a reload, which needs a connection.
  const isRemembered = times > 1 && navigator.onLine;
  return (
    <dialog
      ref={open}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- what keeps still behind a dialog looks for it
      role="dialog"
      aria-labelledby={titleId}
      onCancel={onClose}
      className="grid min-h-dvh w-full max-w-none place-items-center bg-backdrop p-6"
    >
      <div className="grid w-full max-w-lg gap-4 rounded-card border border-line bg-surface p-6 text-ink shadow-card">
        <h2 id={titleId} className="text-title">
          {dialogTitle}
        </h2>
        <ErrorBox text={checkConnection} focusKey={times} />
        <DialogActions>
          <Button tone="secondary" onClick={onClose}>
            {dismiss}
          </Button>
          <Button busy={busy} onClick={() => (isRemembered ? location.reload() : onRetry())}>
            {isRemembered ? reload : retry}
          </Button>
        </DialogActions>
      </div>
    </dialog>
  );
}
