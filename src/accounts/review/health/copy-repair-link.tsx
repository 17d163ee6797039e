import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths, withEmail } from '#core/navigation/paths.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { useHealthCopy } from '../health-copy.ts';

interface CopyRepairLinkProps {
  email: string | null;
  /** Names the record's owner, if the page has several links. */
  owner?: string;
}

/**
 * A button that copies a link for a record's owner. The link leads to the repair page. That page asks for the owner's
 * password. If the clipboard is blocked, the link is shown and selected, so that the user can copy it by hand.
 */
export function CopyRepairLink({ email, owner }: CopyRepairLinkProps) {
  const { repairLink, selected } = useHealthCopy();
  const toast = useToast();
  const shown = useRef<HTMLElement>(null);
  const [blocked, setBlocked] = useState(false);
  const link = new URL(withEmail(paths.debugLogin, email ?? ''), location.href).href;
  const write = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ tone: 'success', title: repairLink.copied, text: link });
    } catch {
      // The clipboard is blocked, or missing without TLS.
      flushSync(() => setBlocked(true));
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
      toast({ tone: 'danger', title: repairLink.notCopied, text: selected });
    }
  };
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        aria-label={owner && repairLink.copyOf(withoutDirectionControls(owner))}
        onClick={() => void write()}
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
