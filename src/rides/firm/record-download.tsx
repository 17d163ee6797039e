import { useState, type ComponentType, type RefObject } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { useFrameCopy } from '#words/frame-copy.ts';
import { loadWithTexts } from '#words/load-with-texts.ts';
import { useUiCopy } from '#words/ui-copy.ts';

export const DOWNLOAD_KEY = 'x';

export interface RecordDownloadProps {
  of: 'cars' | 'customers';
  label: string;
  button: RefObject<HTMLButtonElement | null>;
}

/** Saves all records of a list as a file. The code for this loads with the first press, because few visits need it. */
export function RecordDownload({ of, label, button }: RecordDownloadProps) {
  const [Loaded, setLoaded] = useState<ComponentType<RecordDownloadProps> | null>(null);
  const [busy, setBusy] = useState(false);
  const { dialogText, dialogTitle } = useFrameCopy().error;
  const { checkConnection } = useUiCopy();
  const toast = useToast();
  const load = async () => {
    setBusy(true);
    try {
      const chunk = await loadWithTexts(() => import('./import/record-export.tsx'));
      setLoaded(() => chunk.RecordExport);
    } catch {
      toast({ tone: 'danger', title: dialogTitle, text: navigator.onLine ? dialogText : checkConnection });
    }
    setBusy(false);
  };
  if (Loaded !== null) return <Loaded of={of} label={label} button={button} />;
  return (
    <Button
      ref={button}
      tone="secondary"
      size="small"
      busy={busy}
      aria-keyshortcuts={DOWNLOAD_KEY}
      onClick={() => void load()}
    >
      {label}
    </Button>
  );
}
