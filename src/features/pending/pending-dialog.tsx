import { contact } from '../../app/contact.ts';
import { pendingCopy } from '../../copy/pending.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export interface PendingDialogProps {
  email: string;
  onClose: () => void;
}

/** What the applicant waits for, and whom to ask. */
export function PendingDialog({ email, onClose }: PendingDialogProps) {
  const copy = useCopy(pendingCopy);
  return (
    <Dialog
      title={copy.title}
      onClose={onClose}
      description={
        <>
          <p className="wrap-anywhere text-ink">{copy.awaiting(email)}</p>
          <p>{copy.notify}</p>
        </>
      }
    >
      <div className="grid gap-3 rounded-control bg-raised p-4 text-sm">
        <p className="font-semibold">{copy.contact}</p>
        <dl className="grid gap-3">
          <div className="grid grid-cols-[auto_1fr] items-center gap-x-3">
            <Icon name="mail" />
            <dt className="text-ink-soft">{copy.contactEmail}</dt>
            <dd className="col-start-2 wrap-anywhere">
              <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>
            </dd>
          </div>
          <div className="grid grid-cols-[auto_1fr] items-center gap-x-3">
            <Icon name="phone" />
            <dt className="text-ink-soft">{copy.contactPhone}</dt>
            <dd className="col-start-2">
              <TextLink href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>{contact.phone}</TextLink>
            </dd>
          </div>
        </dl>
      </div>
      <div className="mt-6 grid sm:justify-end">
        <Button onClick={onClose}>{copy.close}</Button>
      </div>
    </Dialog>
  );
}
