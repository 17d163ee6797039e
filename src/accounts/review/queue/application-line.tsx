import type { User } from '#domain/accounts/model/user.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useReviewCopy } from '../review-copy.ts';

function Quote({ children }: { children: string }) {
  return (
    <q dir="auto" title={children} className="italic">
      {children}
    </q>
  );
}

/** The application in a row of the queue. For a rejected account, the reason comes first. */
export function ApplicationLine({ user }: { user: User }) {
  const copy = useReviewCopy().account;
  const { phone, licence, message } = user.application;
  return (
    <span className="text-ink-soft">
      {user.status === 'rejected' && user.rejectionReason !== null && <Quote>{user.rejectionReason}</Quote>}{' '}
      {phone !== undefined && copy.phoneOf(phone)}{' '}
      {licence !== undefined && copy.licenceOf(withoutDirectionControls(licence))}{' '}
      {message !== undefined && <Quote>{message}</Quote>}
    </span>
  );
}
