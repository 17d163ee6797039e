import { paths, withEmail } from '../../app/paths.ts';
import { healthCopy } from '../../copy/health.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast-context.tsx';

/** The address of the repair, to be sent to the owner of a record: it asks for the owner's password, so only they can use it. */
export function CopyRepairLink({ email }: { email: string | null }) {
  const { repairLink } = useCopy(healthCopy);
  const toast = useToast();
  const copyLink = async () => {
    const link = new URL(withEmail(paths.debugLogin, email ?? ''), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      toast({ tone: 'success', title: repairLink.copied, text: link });
    } catch {
      // Forbidden, or not there without TLS. The toast shows it to whoever copies by hand.
      toast({ tone: 'danger', title: repairLink.notCopied, text: link });
    }
  };
  return (
    <Button tone="secondary" size="small" onClick={() => void copyLink()}>
      {repairLink.copy}
    </Button>
  );
}
