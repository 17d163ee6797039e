import type { AccountFile } from '#domain/accounts/services/account-reviews.ts';
import { useUser } from '#core/session/user-context.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useReviewCopy } from '../review-copy.ts';
import { Address } from '#ui/data/address.tsx';

/** “by you”, or “by …” with name and email address, or with the uid. A name alone proves no identity. */
export function WhoDidIt({ uid, actors }: { uid: string; actors: AccountFile['actors'] }) {
  const copy = useReviewCopy().account;
  if (useUser().uid === uid) return copy.by(copy.you);
  const actor = actors.get(uid);
  if (actor?.state === 'without-profile') return copy.by(copy.someone(uid));
  if (actor?.state !== 'named') return copy.by(copy.unnamed(uid));
  return (
    <>
      {copy.by(withoutDirectionControls(actor.name))}
      {actor.email !== null && (
        <span className="text-sm text-ink-soft">
          {' '}
          <Address>{actor.email}</Address>
        </span>
      )}
    </>
  );
}
