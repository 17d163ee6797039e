import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHealthCopy } from '../health-copy.ts';
import { useToast } from '#ui/feedback/toast-context.tsx';

/** Copies a text. If that is not possible, it selects the text where it is shown, so that it can be copied by hand. */
export function useCopy(text: string, words: { readonly copied: string; readonly notCopied: string }) {
  const { selected } = useHealthCopy();
  const toast = useToast();
  const shown = useRef<HTMLElement>(null);
  const [blocked, setBlocked] = useState(false);
  const write = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'success', title: words.copied, text });
    } catch {
      // Blocked, or unavailable without TLS.
      flushSync(() => setBlocked(true));
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
      toast({ tone: 'danger', title: words.notCopied, text: selected });
    }
  };
  return {
    /** The ref for the element that shows the text. */
    shown,
    /** The text could not be copied, so it must be shown. */
    blocked,
    write: () => void write(),
  };
}
