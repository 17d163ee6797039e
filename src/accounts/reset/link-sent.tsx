import { paths } from '#core/navigation/paths.ts';
import { useResetPasswordCopy } from './reset-password-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { HeadingInFocus } from '#ui/page/heading-in-focus.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';

/** The confirmation, which is the same for every address. */
export function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const copy = useResetPasswordCopy();
  return (
    <div className="mt-4 grid gap-4">
      <HeadingInFocus>{copy.sentHeading}</HeadingInFocus>
      <Notice icon="mail">{copy.sent(email)}</Notice>
      <p className="text-ink-soft">{copy.sentHint}</p>
      <Button tone="secondary" wide onClick={onAgain}>
        {copy.again}
      </Button>
      <p className="text-center">
        <TextLink href={paths.signIn}>{copy.backToSignIn}</TextLink>
      </p>
    </div>
  );
}
