import type { AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import { useRef, useState } from 'react';
import { fail, succeed } from '#domain/shared/result.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import type { Product } from '#core/product/product.ts';
import { useProductAccess } from '#core/product/product-context.tsx';
import { paths, withEmail } from '#core/navigation/paths.ts';
import { storeOnDevice, storedOnDevice } from '#core/session/device-storage.ts';
import { announceProof } from '#core/session/proof-channel.ts';
import { useUiCopy } from '#words/ui-copy.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { useVerifyEmailCopy } from './verify-email-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { MessagePage } from '#ui/page/message-card.tsx';
import { linkCodeIn } from '../reset/link-code-in.ts';
import type { PublicPage, PublicScreenProps } from '#core/navigation/public-page.ts';
import { withAccountForms } from '../with-account-forms.ts';

interface Proof {
  readonly email: string;
  /** Whether the applicant's waiting tab, in this browser, has recorded the proof. */
  readonly recorded: boolean;
  /** Whether the account is approved, so its owner may sign in. */
  readonly approved: boolean;
}

/** How long the page waits for the facts of a `Proof`. Milliseconds. */
const ANSWER_WITHIN_MS = 4000;

/** The facts about a proven address. A flag is `false` if its check fails. Both are `false` if an answer is late. */
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

/** The key under which the device stores the code of the last link that it has used. */
const USED_LINK = 'used-link';

/** `prove` uses the link, which works only once. A link without a code counts as invalid. */
function useProof(code: string | null) {
  const { load } = useProductAccess();
  const [answer, setAnswer] = useState<AccountResult<Proof> | null>(() =>
    code === null ? fail({ code: 'link-invalid', providerCode: '' }) : null,
  );
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const prove = async () => {
    if (running.current || code === null) return;
    running.current = true;
    setBusy(true);
    const loaded = await load();
    if (!loaded.ok) setAnswer(loaded);
    else {
      const product = loaded.value;
      const proven = await catchDefect(() =>
        withAccountForms(product, ({ proveAddress }) => proveAddress(code)),
      );
      if (proven.ok) storeOnDevice(USED_LINK, code);
      setAnswer(proven.ok ? await proofOf(product, proven.value) : proven);
    }
    running.current = false;
    setBusy(false);
  };
  return { answer, busy, prove };
}

/**
 * Proves an address with the link from the mail, only after a press. Mail scanners open links too. Without the press,
 * they would prove an address that a stranger has entered. The page needs no session, and works on any device.
 */
function VerifyEmailScreen({ pageLocation: { search } }: PublicScreenProps) {
  const copy = useVerifyEmailCopy();
  const ui = useUiCopy();
  const textOf = useErrorText(copy.errors);
  const code = linkCodeIn(search);
  const { answer, busy, prove } = useProof(code);
  const isUsed = code !== null && storedOnDevice(USED_LINK) === code;
  if (isUsed && (answer === null || (!answer.ok && answer.error.code === 'link-invalid')))
    return (
      <MessagePage icon="check" title={copy.proven} text={copy.used}>
        <a href={paths.signIn} className={buttonClasses()}>
          {copy.signIn}
        </a>
      </MessagePage>
    );
  if (answer === null)
    return (
      <MessagePage icon="info" title={copy.title} text={copy.ask}>
        <Button busy={busy} busyLabel={copy.confirming} onClick={() => void prove()}>
          {copy.confirm}
        </Button>
      </MessagePage>
    );
  if (!answer.ok) {
    const refusal = copy.refused[answer.error.code];
    return (
      <MessagePage
        icon="alert"
        title={refusal?.heading ?? copy.failed}
        text={refusal?.text ?? textOf(answer.error)}
      >
        {refusal === undefined && (
          <Button busy={busy} busyLabel={copy.confirming} onClick={() => void prove()}>
            {ui.retry}
          </Button>
        )}
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
      {/* The link does not lead to sign-in, which would send a waiting person straight to the waiting page. */}
      <a href={withEmail(paths.pendingApproval, email)} className={buttonClasses()}>
        {recorded ? copy.seeApplication : copy.goOn}
      </a>
    </MessagePage>
  );
}

export const page: PublicPage = { Screen: VerifyEmailScreen };
