import { useId, useState, type ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { useSettling } from '#ui/data/use-settling.ts';
import { Dialog, DialogActions } from '#ui/feedback/dialog.tsx';

interface ReasonListProps<Why extends string> {
  reasons: readonly Why[];
  texts: Readonly<Record<Why, string>>;
  busy: boolean;
  /** Why the step cannot be taken now; `null` if it can. */
  refusal?: string | null;
  onChoose: (why: Why) => void;
}

/** Mounts with the dialog, so that `useSettling` ignores the second half of a double tap that opened the dialog. */
function ReasonList<Why extends string>({
  reasons,
  texts,
  busy,
  refusal = null,
  onChoose,
}: ReasonListProps<Why>) {
  const [pressed, setPressed] = useState<Why | null>(null);
  const list = useSettling<HTMLUListElement>('reasons');
  const refusalId = useId();
  return (
    <>
      <ul ref={list} className="grid gap-2">
        {reasons.map((why) => (
          <li key={why} className="grid">
            <Button
              tone="secondary"
              wide
              busy={busy && why === pressed}
              aria-disabled={busy || refusal !== null}
              aria-describedby={refusal === null ? undefined : refusalId}
              onClick={() => {
                setPressed(why);
                onChoose(why);
              }}
            >
              {texts[why]}
            </Button>
          </li>
        ))}
      </ul>
      {/* A screen reader announces the refusal when it appears, and reads it again with each button. */}
      <output id={refusalId} className="text-sm font-medium empty:sr-only">
        {refusal}
      </output>
    </>
  );
}

interface ReasonPressDialogProps<Why extends string> extends ReasonListProps<Why> {
  title: string;
  description: ReactNode;
  /** The label of the button that takes no step. */
  close: string;
  news?: ReactNode;
  failure: ReactNode;
  /** Not called while `busy`. */
  onClose: () => void;
}

/** Asks for the reason of a step with one press: each reason is a button that takes the step. */
export function ReasonPressDialog<Why extends string>(props: ReasonPressDialogProps<Why>) {
  const { title, description, close, news, failure, onClose, ...list } = props;
  const leave = () => {
    if (!list.busy) onClose();
  };
  return (
    <Dialog title={title} description={description} onClose={leave}>
      <div className="flex flex-col gap-4">
        {news}
        <ReasonList {...list} />
        {failure}
        <DialogActions>
          <Button tone="quiet" aria-disabled={list.busy} onClick={leave}>
            {close}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
