import { meaningOf } from '#domain/shared/error-meaning.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import type { SignedIn } from '#domain/accounts/services/sign-in.ts';
import { displayName } from '../../../core/text/display-name.ts';
import { useSignInCopy } from '../../../copy/sign-in.ts';
import { useErrorText } from '../../../copy/use-error-text.ts';
import { useToast } from '../../../ui/feedback/toast-context.tsx';

/** The toasts of spec section 8: a failure repeats the box, a success greets. */
export function useSignInToasts() {
  const copy = useSignInCopy();
  const textOf = useErrorText(copy.errors);
  const show = useToast();
  return {
    failed(error: ProductError) {
      const { title } = meaningOf(error);
      if (title === null) return;
      show({ tone: 'danger', title: copy.toastTitles[title], text: textOf(error), announcedByPage: true });
    },
    welcome(user: SignedIn) {
      show({ tone: 'success', title: copy.success, text: copy.welcome(displayName(user)) });
    },
  };
}
