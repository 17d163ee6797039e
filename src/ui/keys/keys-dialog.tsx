import { useKeysCopy } from './keys-copy.ts';
import { Button } from '../actions/button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { Dialog } from '../feedback/dialog.tsx';

/** Keys with the text of their action. */
export interface KeyMeaning {
  readonly keys: readonly string[];
  readonly does: string;
}

interface KeysDialogProps {
  list: readonly KeyMeaning[];
  enabled: boolean;
  onEnable: (enabled: boolean) => void;
  onClose: () => void;
}

const CAP =
  'min-w-7 rounded-md border border-line-strong bg-raised px-1.5 py-0.5 text-center font-sans text-sm';

/** Lists the shortcuts, with a switch to turn single keys off. */
export function KeysDialog({ list, enabled, onEnable, onClose }: KeysDialogProps) {
  const copy = useKeysCopy();
  return (
    <Dialog title={copy.open} description={<p>{copy.text}</p>} onClose={onClose}>
      <dl className="grid gap-2.5">
        {[...list, ...copy.everywhere].map(({ keys, does }) => (
          <div key={does} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <dt className="flex-1 basis-36">{does}</dt>
            <dd className="ml-auto flex gap-1.5">
              {keys.map((key) => (
                <kbd translate="no" key={key} className={CAP}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <Checkbox label={copy.use} checked={enabled} onChange={onEnable} />
        <Button onClick={onClose}>{copy.close}</Button>
      </div>
    </Dialog>
  );
}
