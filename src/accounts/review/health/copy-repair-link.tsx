import { paths, withEmail } from '#core/navigation/paths.ts';
import { useHealthCopy } from '../health-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useCopy } from './use-copy.ts';

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
        <code ref={shown} className="min-w-0 text-sm wrap-anywhere">
          {link}
        </code>
      )}
    </>
  );
}
