import { paths, withEmail } from '../../../core/navigation/paths.ts';
import { useHealthCopy } from '../../../copy/health.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useToast } from '../../../ui/feedback/toast-context.tsx';
import { withoutDirectionControls } from '../../../core/text/without-direction-controls.ts';

interface CopyRepairLinkProps {
  email: string | null;
  /** Whose link it is, where the page has several. */
  owner?: string;
}

/** Copies the link to the repair page for a record's owner; the page asks for the owner's password. */
export function CopyRepairLink({ email, owner }: CopyRepairLinkProps) {
  const { repairLink } = useHealthCopy();
  const toast = useToast();
  const copyLink = async () => {
    const link = new URL(withEmail(paths.debugLogin, email ?? ''), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      toast({ tone: 'success', title: repairLink.copied, text: link });
    } catch {
      // Blocked, or unavailable without TLS. The toast shows the link, to be copied by hand.
      toast({ tone: 'danger', title: repairLink.notCopied, text: link });
    }
  };
  return (
    <Button
      tone="secondary"
      size="small"
      aria-label={owner && repairLink.copyOf(withoutDirectionControls(owner))}
      onClick={() => void copyLink()}
    >
      {repairLink.copy}
    </Button>
  );
}
