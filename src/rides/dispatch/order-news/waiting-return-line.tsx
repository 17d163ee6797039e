import { use } from 'react';
import { endsOf } from '#domain/rides/model/standing/leg.ts';
import type { WaitingReturn } from '#domain/rides/model/standing/order-outlook.ts';
import { Button } from '#ui/actions/button.tsx';
import { KeyCap } from '#ui/keys/key-cap.tsx';
import { keyOfPlanned, OrderLooks } from './order-looks.tsx';
import { useOrderNewsCopy } from './order-news-copy.ts';

/** The key that books a waiting way back, while its row has the focus. */
const RETURN_KEY = 'w';

/** A way back whose passenger calls when ready, with the buttons that book it for now and dismiss it. */
export function WaitingReturnLine({ ride }: { ride: WaitingReturn }) {
  const copy = useOrderNewsCopy();
  const { busy, makeNow, dismiss } = use(OrderLooks);
  const { name } = ride.order.plan;
  const { from, to } = endsOf(ride.order.plan, ride.leg);
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-ink-soft">
      <span className="min-w-0 wrap-anywhere">
        <span aria-hidden="true">↩ </span>
        {copy.waiting(name, from.text, to.text)}
      </span>
      <Button
        size="row"
        tone="soft"
        aria-label={copy.dueOf(name)}
        aria-keyshortcuts={RETURN_KEY}
        busy={busy.has(keyOfPlanned(ride))}
        onClick={() => makeNow(ride)}
      >
        <span className="flex items-center gap-1.5">
          {copy.due} <KeyCap>{RETURN_KEY.toUpperCase()}</KeyCap>
        </span>
      </Button>
      <Button size="row" tone="quiet" aria-label={copy.dismissBackOf(name)} onClick={() => dismiss(ride)}>
        {copy.dismiss}
      </Button>
    </div>
  );
}

/** Presses the button of the first way back in the focused row; `false` if none waits there. */
export function pressWaitingReturn(): boolean {
  const row = document.activeElement?.closest('[data-row]');
  const button = row?.querySelector<HTMLElement>(`[aria-keyshortcuts=${RETURN_KEY}]`);
  button?.click();
  return button !== null && button !== undefined;
}
