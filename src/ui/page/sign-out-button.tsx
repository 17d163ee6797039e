import { useErrorText } from '#words/use-error-text.ts';
import { useFrameCopy } from '#words/frame-copy.ts';
import { Button } from '../actions/button.tsx';
import type { ButtonSize } from '../actions/button-classes.ts';
import { useToast } from '../feedback/toast-context.tsx';
import { forgetTypedEverywhere } from '#core/forms/forget-typed.ts';
import { useSubmission } from '#core/forms/use-submission.ts';

/** Ends the session and the notices of this browser, and clears the input of all tabs. The guards lead to sign-in. */
export function SignOutButton({ size = 'small' }: { size?: ButtonSize }) {
  const copy = useFrameCopy();
  const textOf = useErrorText();
  const toast = useToast();
  const { busy, submit } = useSubmission('leaves');
  const leave = async () => {
    const ended = await submit(({ accounts, rides }) => {
      void rides.loaded()?.notifications.removeDevice();
      return accounts.session.signOut();
    });
    if (ended === null) return;
    if (ended.ok) return forgetTypedEverywhere();
    toast({ tone: 'danger', title: copy.stillSignedIn, text: textOf(ended.error) });
  };
  return (
    <Button tone="secondary" size={size} busy={busy} onClick={() => void leave()}>
      {copy.signOut}
    </Button>
  );
}
