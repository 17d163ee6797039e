import { useReviewCopy } from '../../../copy/review.ts';
import { PageIcon } from '../../../ui/page-icon.tsx';

/** Warns that addresses are not verified. One line on a phone, with the rest on demand, to leave room for accounts. */
export function UnverifiedNote() {
  const { brief, text } = useReviewCopy().unproven;
  return (
    <>
      <p className="flex gap-2 text-sm text-ink-soft max-sm:hidden">
        <PageIcon name="info" />
        <span>
          {brief} {text}
        </span>
      </p>
      <details className="text-sm text-ink-soft sm:hidden">
        <summary className="touch:-my-3 touch:py-3">{brief}</summary>
        <p className="pt-1">{text}</p>
      </details>
    </>
  );
}
