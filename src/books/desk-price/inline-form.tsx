import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { BookError } from '#domain/books/model/fares/book-error.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { useBookErrorText } from '../use-book-error-text.ts';
import { useDeskPriceCopy } from './desk-price-copy.ts';

interface InlineFormProps {
  label: string;
  busy: boolean;
  failure: { readonly error: BookError; readonly focusKey: object | null } | null;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A form that takes the place of its button. The form focuses its first field; Escape closes the form. */
export function InlineForm({ label, busy, failure, onSubmit, onCancel, children }: InlineFormProps) {
  const { ride: copy } = useDeskPriceCopy();
  const textOf = useBookErrorText();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);
  const leave = () => {
    if (!busy) onCancel();
  };
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  };
  return (
    // Escape bubbles up from the fields. Only the form closes; the panel around it stays open.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      noValidate
      method="post"
      aria-label={label}
      data-own-escape=""
      onKeyDown={leaveByKey}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
      className="grid max-w-md grid-cols-1 gap-2 pointer-fine:[&_:is(input:not([type=checkbox],[type=radio]),textarea)]:min-h-10"
    >
      {children}
      {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy} busyLabel={copy.saving}>
          {copy.save}
        </Button>
        <Button tone="secondary" size="small" aria-disabled={busy} onClick={leave}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
