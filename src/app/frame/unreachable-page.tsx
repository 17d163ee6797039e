import { useState } from 'react';
import type { ProductError } from '#domain/shared/product-error.ts';
import { useFrameCopy } from '../../copy/frame.ts';
import { useErrorText } from '../../copy/use-error-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useProduct } from '../../core/product/product-context.tsx';
import { SignOutButton } from '../../ui/page/sign-out-button.tsx';
import { MessagePage } from '../../ui/page/message-page.tsx';

/** Shown when the profile could not be read: the session stays, and a retry is offered but no repair (design D19). */
export function UnreachablePage({ error }: { error: ProductError }) {
  const copy = useFrameCopy().unreachable;
  const textOf = useErrorText();
  const { session } = useProduct();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await session.refresh();
    setBusy(false);
  };
  return (
    <MessagePage icon="refresh" title={copy.title} text={`${textOf(error)} ${copy.text}`}>
      <Button busy={busy} busyLabel={copy.retrying} onClick={() => void retry()}>
        {copy.retry}
      </Button>
      <SignOutButton size="medium" />
    </MessagePage>
  );
}
