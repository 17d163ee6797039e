import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { OrderForm } from '#domain/rides/model/standing/parse-order.ts';
import { typedOrder } from '#domain/rides/model/standing/parse-order.ts';
import type { OrderPlan } from '#domain/rides/model/standing/order-plan.ts';
import type { StandingOrder } from '#domain/rides/model/standing/standing-order.ts';
import { dayAt, plusDays, type Day } from '#domain/shared/time/wall-time.ts';
import { useLoadedPart } from '#core/product/use-part.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { useRowFocus } from '#ui/data/use-row-focus.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { SingleKeys } from '#ui/keys/single-keys.tsx';
import { Section } from '#ui/page/section.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { useDispatchCopy } from '../../dispatch/dispatch-copy.ts';
import { ServiceZone, useService } from '../../dispatch/use-service.tsx';
import { useShifts } from '../../dispatch/use-shifts.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { OrderList, type OrderAct } from './order-list.tsx';
import { useStandingCopy } from './standing-copy.ts';
import { useOrderChange } from './use-order-change.ts';
import { useForgetOrderDraft } from './use-order-draft.ts';
import { useOrderNewsCopy } from '../../dispatch/order-news/order-news-copy.ts';
import { FailureOfLooks, useOrderRides } from '../../dispatch/order-news/use-order-rides.ts';

const OrderDialog = lazyDialog(async () => (await import('./order-dialog.tsx')).OrderDialog);
const PauseDialog = lazyDialog(async () => (await import('./pause-dialog.tsx')).PauseDialog);
const AffectedDialog = lazyDialog(async () => (await import('./affected-dialog.tsx')).AffectedDialog);
const ClosedDaysDialog = lazyDialog(async () => (await import('./closed-days-dialog.tsx')).ClosedDaysDialog);

const YEAR_DAYS = 364;

/** A new order begins today, and lasts 365 days. */
const emptyForm = (today: Day): OrderForm => ({
  name: '',
  from: { text: '' },
  to: { text: '' },
  people: '1',
  needs: [],
  note: '',
  driver: '',
  times: { there: '', back: '' },
  weekdays: [],
  every: 1,
  first: today,
  last: plusDays(today, YEAR_DAYS),
  closed: 'skip',
  pauses: [],
  billing: null,
});

type Doing = { readonly act: OrderAct; readonly order: StandingOrder } | { readonly act: 'add' | 'closed' };

/** The standing orders, and the dialogs that change orders and closed days. */
export function StandingScreen() {
  const copy = useStandingCopy();
  const { unlooked } = useOrderNewsCopy();
  const textOf = useRideErrorText();
  const toast = useToast();
  const service = useService();
  const { drivers } = useDispatchCopy();
  const shifts = useShifts();
  const { serverTime, rideViews } = useRides();
  const { standingOrders } = useLoadedPart(({ orders }) => orders);
  const { value, error, reload } = useRequest(null, standingOrders.list);
  const rides = useOrderRides();
  // The address may name an order, which then opens.
  const { order: named } = useSearch({ from: '/signed-in/admin/standing' });
  const navigate = useNavigate({ from: '/admin/standing' });
  const [chosen, setDoing] = useState<Doing | null>(null);
  const orders = value?.orders.known ?? [];
  // The order stays as it was when it opened, so that a save fails if a colleague has changed it.
  const [opened] = useDerivedState<StandingOrder | undefined>(undefined, (last) =>
    last?.id === named ? last : orders.find(({ id }) => id === named),
  );
  const doing = chosen ?? (opened === undefined ? null : ({ act: 'edit', order: opened } as const));
  const close = () => {
    setDoing(null);
    if (named !== undefined) void navigate({ search: {}, replace: true });
  };
  const forgetDraft = useForgetOrderDraft();
  const begin = () => setDoing({ act: 'add' });
  const today = dayAt(serverTime(), service.settings?.timeZone ?? 'UTC');

  const stored = (name: string | null, left = 0) => {
    if (doing?.act === 'add') forgetDraft(null);
    if (doing?.act === 'edit') forgetDraft(doing.order);
    close();
    reload();
    void rides.look();
    const saved = name === null ? copy.closedSaved : { title: copy.saved.title, text: copy.saved.text(name) };
    if (left === 0) toast({ tone: 'success', ...saved });
    else toast({ tone: 'danger', title: saved.title, text: copy.affected.left(left) });
  };
  const change = useOrderChange({ onStored: stored, onStale: reload });
  const closed = value?.closed ?? { days: [], rev: -1 };
  const add = async (rider: string, plan: OrderPlan, id: string) => {
    const added = await standingOrders.add(id, rider, plan);
    if (!added.ok) return added;
    stored(plan.name);
    return added;
  };

  const area = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(area);
  const damaged = (value?.orders.stored ?? 0) - orders.length;
  return (
    <TitledPage
      title={copy.title}
      dense
      actions={
        <>
          <Button size="small" onClick={begin}>
            {copy.add}
          </Button>
          {value !== null && (
            <Button size="small" tone="secondary" onClick={() => setDoing({ act: 'closed' })}>
              {copy.closedDays}
            </Button>
          )}
          <SingleKeys focus={focus} list={copy.keys} actions={{ n: begin }} />
        </>
      }
    >
      <div ref={area} className="grid grid-cols-1">
        <Section heading={copy.heading} tight>
          <output className="block text-sm text-ink-soft empty:hidden">
            {rides.progress !== null
              ? copy.making(rides.progress.done, rides.progress.all)
              : (rides.seen?.made ?? 0) > 0 && copy.made(rides.seen?.made ?? 0)}
          </output>
          {rides.seen?.unmade.map(({ ride, error: why }) => (
            <Notice key={`${ride.order.id} ${ride.day} ${ride.leg.key}`} tone="warning">
              {copy.unmade(ride.order.plan.name, service.time.dateTime(ride.at), textOf(why))}
            </Notice>
          ))}
          {error === null && rides.failed !== null && (
            <FailureOfLooks
              what={unlooked(service.time.time(rides.failed.since))}
              error={rides.failed.error}
              onRetry={rides.look}
            />
          )}
          {value === null && error === null && <Skeleton rows lines={6} label={copy.loading} />}
          <LoadFailure what={copy.failed} error={error} onRetry={reload} />
          {error === null && shifts.seen === null && (
            <LoadFailure what={drivers.failed} error={shifts.error} onRetry={rideViews.lookNow} />
          )}
          {damaged > 0 && <Notice tone="warning">{copy.unreadable(damaged)}</Notice>}
          {value !== null && orders.length === 0 && <EmptyState icon="info" {...copy.empty} />}
          {orders.length > 0 && (
            <OrderList orders={orders} today={today} onAct={(act, order) => setDoing({ act, order })} />
          )}
        </Section>
      </div>
      {doing?.act === 'add' && (
        <OrderDialog
          order={null}
          start={emptyForm(today)}
          drivers={shifts.seen ?? []}
          today={today}
          onPlan={add}
          onClose={close}
        />
      )}
      {doing?.act === 'edit' && (
        <OrderDialog
          key={doing.order.id}
          order={doing.order}
          start={typedOrder(doing.order.plan)}
          drivers={shifts.seen ?? []}
          today={today}
          onPlan={(_, plan) => change.ask(doing.order, plan, closed.days)}
          onClose={close}
        />
      )}
      {(doing?.act === 'pause' || doing?.act === 'end') && (
        <PauseDialog
          order={doing.order}
          act={doing.act}
          today={today}
          onPlan={(plan) => change.ask(doing.order, plan, closed.days)}
          onClose={close}
        />
      )}
      {doing?.act === 'closed' && (
        <ClosedDaysDialog
          closed={closed.days}
          today={today}
          timeZone={service.time.timeZone}
          onDays={(days) => change.askClosed(closed, days)}
          onClose={close}
        />
      )}
      {change.asked !== null && (
        <AffectedDialog
          affected={change.asked.affected}
          format={service.time}
          onSave={change.confirm}
          onClose={change.cancel}
        />
      )}
      <ServiceZone service={service} />
    </TitledPage>
  );
}
