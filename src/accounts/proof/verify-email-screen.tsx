import type { AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import { useEffect, useRef, useState } from 'react';
import { succeed } from '#domain/shared/result.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import type { Product } from '#core/product/product.ts';
import { useProductAccess } from '#core/product/product-context.tsx';
import { paths, withEmail } from '#core/navigation/paths.ts';
import { announceProof } from '#core/session/proof-channel.ts';
import { useUiCopy } from '#words/ui-copy.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { useVerifyEmailCopy } from './verify-email-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { MessagePage } from '#ui/page/message-card.tsx';
import { PublicFrame } from '#ui/page/public-frame.tsx';
import { resetCodeIn } from '../reset/reset-code-in.ts';
import type { PublicPage, PublicScreenProps } from '#core/navigation/public-page.ts';

interface Proof {
  readonly email: string;
  /** A tab of this browser that waits with the applicant has recorded the proof. */
  readonly recorded: boolean;
  /** The account has been approved already. */
  readonly approved: boolean;
}

/** How long the page waits to learn that, once the link is used up. Milliseconds. */
const ANSWER_WITHIN_MS = 4000;

/** What is known once the address is proven: whether another tab has recorded it, and whether the account is approved. */
async function proofOf(product: Product, email: string): Promise<AccountResult<Proof>> {
  const unknown = succeed<Proof>({ email, recorded: false, approved: false });
  const silence = new Promise<typeof unknown>((resolve) => {
    setTimeout(resolve, ANSWER_WITHIN_MS, unknown);
  });
  const answers = catchDefect(async () => {
    const [recorded, gate] = await Promise.all([
      announceProof(email),
      product.accounts.emailCheck.check(email),
    ]);
    return succeed({ email, recorded, approved: gate.ok });
  });
  const received = await Promise.race([answers, silence]);
  return received.ok ? received : unknown;
}

/** Uses the link once: it is used up afterwards, however often the page is rendered. */
function useProof(code: string) {
  const { load } = useProductAccess();
  const [answer, setAnswer] = useState<AccountResult<Proof> | null>(null);
  const running = useRef(false);
  const prove = async () => {
    if (running.current) return;
    running.current = true;
    setAnswer(null);
    const loaded = await load();
    if (!loaded.ok) setAnswer(loaded);
    else {
      const product = loaded.value;
      const proven = await catchDefect(() => product.accounts.proveAddress(code));
      setAnswer(proven.ok ? await proofOf(product, proven.value) : proven);
    }
    running.current = false;
  };
  return { answer, prove };
}

/** Proves an address with the link from the mail. Works signed out, on any device. */
function VerifyEmailScreen({ pageLocation: { search } }: PublicScreenProps) {
  const copy = useVerifyEmailCopy();
  const ui = useUiCopy();
  const textOf = useErrorText(copy.errors);
  const { answer, prove } = useProof(
    // A link without a code was cut off; the provider calls that invalid as well.
    resetCodeIn(search) ?? '',
  );
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void prove();
  });
  if (answer === null) {
    return (
      <PublicFrame title={copy.title}>
        <div className="mx-auto w-full max-w-lg">
          <Skeleton lines={3} label={copy.checking} />
        </div>
      </PublicFrame>
    );
  }
  if (!answer.ok) {
    const refusal = copy.refused[answer.error.code];
    return (
      <MessagePage
        icon="alert"
        title={refusal?.heading ?? copy.failed}
        text={refusal?.text ?? textOf(answer.error)}
      >
        {refusal === undefined && <Button onClick={() => void prove()}>{ui.retry}</Button>}
        <a href={paths.signIn} className={buttonClasses(refusal === undefined ? 'secondary' : 'primary')}>
          {copy.signIn}
        </a>
      </MessagePage>
    );
  }
  const { email, recorded, approved } = answer.value;
  if (approved)
    return (
      <MessagePage icon="check" title={copy.proven} text={copy.approved(email)}>
        <a href={withEmail(paths.signIn, email)} className={buttonClasses()}>
          {copy.signIn}
        </a>
      </MessagePage>
    );
  return (
    <MessagePage
      icon="check"
      title={copy.proven}
      text={recorded ? copy.recorded(email) : copy.unrecorded(email)}
    >
      {/* Not a link to sign-in, which would send somebody who waits straight to that page. */}
      <a href={withEmail(paths.pendingApproval, email)} className={buttonClasses()}>
        {recorded ? copy.seeApplication : copy.goOn}
      </a>
    </MessagePage>
  );
}

export const page: PublicPage = { Screen: VerifyEmailScreen };
