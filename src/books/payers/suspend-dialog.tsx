import type { Payer } from '#domain/books/model/payers/payer.ts';
import type { PayerError } from '#domain/books/services/firm-payers.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { dayAt } from '#domain/shared/time/wall-time.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { useProduct } from '#core/product/product-context.tsx';
import { loadPart } from '#core/product/load-chunk.ts';
import { useRequest } from '#core/product/use-request.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useFormat } from '#words/use-format.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PanelFoot } from '../panel-foot.tsx';
import { useBooks } from '../use-books.ts';
import { usePayersCopy } from './payers-copy.ts';
import { usePayerText } from './use-payer-text.ts';

/** How many open rides are named; the others are counted. */
const MOST_NAMED = 6;

interface SuspendDialogProps {
  payer: Payer;
  /** The zone of the service's clocks; `undefined` if it is not known. */
  timeZone: string | undefined;
  onSuspend: () => Promise<Result<void, PayerError>>;
  onClose: () => void;
}

/** Asks before a suspension. It cancels none of the shown open rides. The shown orders make no rides meanwhile. */
export function SuspendDialog({ payer, timeZone, onSuspend, onClose }: SuspendDialogProps) {
  const copy = usePayersCopy();
  const { open: words } = copy;
  const name = withoutDirectionControls(payer.name);
  const textOf = usePayerText();
  const { firmPayers, firmTariffs } = useBooks();
  const { orders } = useProduct();
  const { dateTime } = useFormat(timeZone);
  const { value, error, reload } = useRequest(payer.id, async (id) => {
    const [open, loaded] = await Promise.all([firmPayers.openRides(id), loadPart(orders.load)]);
    if (!open.ok) return open;
    if (!loaded.ok) return loaded;
    const listed = await loaded.value.standingOrders.list();
    if (!listed.ok) return listed;
    const own = listed.value.orders.known.filter(({ plan }) => plan.billing?.payer === id);
    return succeed({ ...open.value, orders: own });
  });
  // The request above does not use the day, so it is not repeated when the zone arrives late.
  const today = dayAt(firmTariffs.now(), timeZone ?? 'UTC');
  const going = value?.orders.filter(({ plan }) => plan.last >= today) ?? [];
  const { busy, failure, submit } = useSubmission<PayerError>();
  const leave = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog title={copy.suspendOf(name)} description={<p>{copy.suspended.text(name)}</p>} onClose={leave}>
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          // A submit does nothing before the open rides or a failure are shown.
          if (value !== null || error !== null) void submit(onSuspend);
        }}
        className="flex flex-col gap-4"
      >
        {value === null && error === null && <Skeleton rows lines={2} label={words.loading} />}
        <LoadFailure what={words.failed} error={error} onRetry={reload} />
        {value !== null && (
          <output className="grid gap-3">
            <span>{words.rides(value.rides.length, value.more)}</span>
            {value.rides.length > 0 && (
              <ul className="grid gap-1 text-sm">
                {value.rides.slice(0, MOST_NAMED).map(({ id, pickupAt, from, to }) => (
                  <li key={id}>
                    <RouteLink to="/admin/rides/$id" params={{ id }}>
                      {words.ride(dateTime(pickupAt), from, to)}
                    </RouteLink>
                  </li>
                ))}
                {value.rides.length > MOST_NAMED && <li>{words.others(value.rides.length - MOST_NAMED)}</li>}
              </ul>
            )}
            <span>{words.orders(going.length)}</span>
            {going.length > 0 && (
              <ul className="grid gap-1 text-sm">
                {going.map(({ id, plan }) => (
                  <li key={id}>
                    <RouteLink to="/admin/standing" search={{ order: id }}>
                      <bdi translate="no">{plan.name}</bdi>
                    </RouteLink>
                  </li>
                ))}
              </ul>
            )}
          </output>
        )}
        <PanelFoot
          labels={{ cancel: copy.form.cancel, save: copy.suspend, saving: copy.form.saving }}
          busy={busy}
          failure={failure}
          textOf={textOf}
          onCancel={leave}
        />
      </form>
    </Dialog>
  );
}
