import type { ProductError } from '#domain/shared/product-error.ts';
import { paths } from '#core/navigation/paths.ts';
import { useResetPasswordCopy } from './reset-password-copy.ts';
import { useUiCopy } from '#words/ui.ts';
import { Button } from '#ui/actions/button.tsx';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { HeadingInFocus } from '#ui/page/heading-in-focus.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { useErrorText } from '#words/use-error-text.ts';

/** Explains why a link cannot be used and offers a new one, or a retry if the check itself failed. */
export function LinkRefused({ error, onRetry }: { error: ProductError; onRetry: () => void }) {
  const copy = useResetPasswordCopy();
  const ui = useUiCopy();
  const textOf = useErrorText(copy.errors);
  const refusal = copy.refused[error.code];
  return (
    <div className="mt-4 grid gap-4">
      {refusal !== undefined ? (
        <div className="grid gap-1">
          <HeadingInFocus>{refusal.heading}</HeadingInFocus>
          <p className="text-ink-soft">{refusal.text}</p>
        </div>
      ) : (
        <>
          <ErrorBox text={textOf(error)} />
          <Button wide onClick={onRetry}>
            {ui.retry}
          </Button>
        </>
      )}
      {error.code !== 'session-expired' && (
        <a
          href={paths.resetPassword}
          className={buttonClasses(refusal === undefined ? 'secondary' : 'primary', 'medium', true)}
        >
          {copy.newLink}
        </a>
      )}
      <p className="text-center">
        <TextLink href={paths.signIn}>{copy.signIn}</TextLink>
      </p>
    </div>
  );
}
