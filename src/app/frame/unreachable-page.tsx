import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProductError } from '#domain/shared/product-error.ts';
import { useFrameCopy } from '#words/frame.ts';
import { useUiCopy } from '#words/ui.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { useProduct } from '#core/product/product-context.tsx';
import { SignOutButton } from '#ui/page/sign-out-button.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

/** Shown when the profile could not be read: the session stays, and a retry is offered but no repair (D19). */
export function UnreachablePage({ error }: { error: ProductError }) {
  const copy = useFrameCopy().unreachable;
  const ui = useUiCopy();
  const textOf = useErrorText();
  const { session } = useProduct();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await session.refresh();
    // Before the focus moves: it goes to the heading of the next page, or of this one again, which tells a screen reader
    // that the retry has failed.
    flushSync(() => setBusy(false));
    focusPageHeading();
  };
  return (
    <MessagePage icon="refresh" title={copy.title} text={`${textOf(error)} ${copy.text}`}>
      <Button busy={busy} busyLabel={copy.retrying} onClick={() => void retry()}>
        {ui.retry}
      </Button>
      <SignOutButton size="medium" />
    </MessagePage>
  );
}
