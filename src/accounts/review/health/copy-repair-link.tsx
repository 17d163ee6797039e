import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths, withEmail } from '#core/navigation/paths.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { useHealthCopy } from '../health-copy.ts';

/** Copies a text. If that is not possible, it selects the text where it is shown, so that it can be copied by hand. */
function useCopy(text: string, words: { readonly copied: string; readonly notCopied: string }) {
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

/** A command, with a button that copies it. */
export function CopyCommand({ command }: { command: string }) {
  const copy = useHealthCopy().commandLine;
  const { shown, write } = useCopy(command, copy);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-raised p-4">
      <code translate="no" ref={shown} className="min-w-0 text-sm wrap-anywhere">
        {command.split(' ').map((word, index) => (
          // Wraps only between words, so that no line ends within an option's hyphens.
          <span key={word}>
            {index > 0 && ' '}
            <span className="inline-block">{word}</span>
          </span>
        ))}
      </code>
      <Button tone="secondary" size="small" onClick={write}>
        {copy.copy}
      </Button>
    </div>
  );
}

interface CopyRepairLinkProps {
  email: string | null;
  /** Whose link it is, if the page has several. */
  owner?: string;
}

/** Copies the link to the repair page for a record's owner; the page asks for the owner's password. */
export function CopyRepairLink({ email, owner }: CopyRepairLinkProps) {
  const { repairLink } = useHealthCopy();
  const link = new URL(withEmail(paths.debugLogin, email ?? ''), location.href).href;
  const { shown, blocked, write } = useCopy(link, repairLink);
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        aria-label={owner && repairLink.copyOf(withoutDirectionControls(owner))}
        onClick={write}
      >
        {repairLink.copy}
      </Button>
      {blocked && (
        <code translate="no" ref={shown} className="min-w-0 text-sm wrap-anywhere">
          {link}
        </code>
      )}
    </>
  );
}
