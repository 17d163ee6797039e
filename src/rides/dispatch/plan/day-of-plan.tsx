import { useCallback, useRef, useState } from 'react';
import type { ConfirmedAction } from '#domain/rides/model/dispatch/dispatch-action.ts';
import { refusalOf } from '#domain/rides/model/dispatch/dispatch-action.ts';
import type { Lane } from '#domain/rides/model/dispatch/day-plan.ts';
import { assignEach, movable } from '#domain/rides/model/dispatch/plan-assignment.ts';
import { MOST_OPEN } from '#domain/rides/model/basics/ride-limits.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { useRowFocus } from '#ui/data/use-row-focus.ts';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SilenceNote } from '#ui/feedback/silence-note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { DriversEnd } from '../list-end.tsx';
import { useOrderNewsCopy } from '../order-news/order-news-copy.ts';
import { FailureOfLooks } from '../order-news/use-order-rides.ts';
import { LazyActionDialog } from '../steps/ride-actions.tsx';
import { useLastEnds } from '../use-last-ends.ts';
import { PlanCaption } from './plan-caption.tsx';
import { PlanChart } from './plan-chart.tsx';
import { usePlanCopy } from './plan-copy.ts';
import { PlanDays } from './plan-days.tsx';
import type { PlanQuestion } from './plan-dialog.tsx';
import { PlanKeys } from './plan-keys.tsx';
import { RunNote } from './run-note.tsx';
import { useDayPlan } from './use-day-plan.ts';
import { useStepRun } from './use-step-run.ts';

const LazyPlanDialog = lazyDialog(async () => (await import('./plan-dialog.tsx')).PlanDialog);
const LazyPlanPanel = lazyDialog(async () => (await import('./plan-panel.tsx')).PlanPanel);

interface OpenDialog {
  readonly ride: Ride;
  readonly action: ConfirmedAction;
  /** The uid of the driver to whom `A` would give the ride; `null` if there is none. */
  readonly suggested: string | null;
}

/** A question about rides or a driver, by their ids, because the plan may change while the question is open. */
type Asked =
  | { readonly of: 'assign'; readonly ids: readonly string[] }
  | { readonly of: 'swap' | 'sick'; readonly uid: string };

interface DayOfPlanProps {
  day: Day;
  today: Day;
  time: ServiceTime;
  onDay: (days: 1 | -1) => void;
}

const NONE: readonly never[] = [];
const NO_TICKS: ReadonlySet<string> = new Set();

/** The rides of a day, with the controls that give them to drivers. */
export function DayOfPlan({ day, today, time, onDay }: DayOfPlanProps) {
  const copy = usePlanCopy();
  const { passenger } = useDispatchCopy();
  const { own, blind } = useRidesCopy();
  const { unlooked } = useOrderNewsCopy();
  const { rideViews, serverTime } = useRides();
  const toast = useToast();
  const area = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(area, { focusOwnHeading: () => focusPageHeading() });
  const state = useDayPlan(day, time.timeZone);
  const { board, drivers, cars, now, period, rides, shown: all, open, details, firm, plan, looks } = state;
  const runs = useStepRun(board.error === null ? open : null);
  const [ticks, setTicks] = useState(NO_TICKS);
  const [panel, setPanel] = useState<{ of: 'ride' | 'tour'; id: string } | null>(null);
  const [question, setQuestion] = useState<Asked | null>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const isGiving = dialog !== null && (dialog.action === 'assign' || dialog.action === 'offer');
  const lastEnds = useLastEnds(isGiving ? drivers.seen : null, open);

  const rideOf = (id: string | null) => rides?.find((ride) => ride.id === id) ?? null;
  const laneOf = (uid: string | null) => plan?.lanes.find((lane) => lane.uid === uid) ?? null;
  const isGivable = (ride: Ride) => refusalOf('assign', ride, serverTime()) === null;
  const ticked = new Set([...ticks].filter((id) => rideOf(id) !== null));
  const refuse = (text: string) => toast({ tone: 'danger', title: copy.refused.title, text });
  const onOpen = useCallback((id: string) => setPanel({ of: 'ride', id }), []);
  const onTick = useCallback((id: string) => {
    setTicks((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const onOpenTour = useCallback(({ uid }: Lane) => setPanel({ of: 'tour', id: uid }), []);
  const onOpenDialog = (ride: Ride, action: ConfirmedAction) => {
    const [first] = assignEach([ride], firm, period, serverTime()).given;
    setDialog({ ride, action, suggested: first?.driver.uid ?? null });
  };
  /** The ticked rides, or the rides without a driver if none is ticked. */
  const meant =
    ticked.size > 0
      ? (rides ?? NONE).filter(({ id }) => ticked.has(id))
      : (plan?.waiting.rides.map(({ ride }) => ride) ?? NONE);
  const ask = (wanted: Asked) => {
    if (runs.busy) return refuse(copy.refused.busy);
    setPanel(null);
    setQuestion(wanted);
  };
  const give = () => {
    const givable = meant.filter(isGivable);
    if (givable.length === 0) return refuse(copy.refused.noneToGive);
    ask({ of: 'assign', ids: givable.map(({ id }) => id) });
  };
  const swap = (lane: Lane | null) => {
    if (lane === null) return refuse(copy.refused.noDriver);
    if (plan?.lanes.every(({ uid, shift }) => uid === lane.uid || shift === null) === true)
      return refuse(copy.refused.notAlone);
    ask({ of: 'swap', uid: lane.uid });
  };
  const sick = (lane: Lane | null) => {
    if (lane === null) return refuse(copy.refused.noDriver);
    if (movable(lane, 'recall').length === 0) return refuse(copy.refused.noneToTake);
    ask({ of: 'sick', uid: lane.uid });
  };
  const questionOf = (asked: Asked): PlanQuestion | null => {
    if (asked.of === 'assign') {
      const named = asked.ids.flatMap((id) => rideOf(id) ?? []);
      return { of: asked.of, rides: named.filter(isGivable) };
    }
    const lane = laneOf(asked.uid);
    return lane && { of: asked.of, lane };
  };
  const asked = question && questionOf(question);
  const opened = panel === null ? null : panel.of === 'ride' ? rideOf(panel.id) : laneOf(panel.id);
  const shown = dialog === null ? null : (rideOf(dialog.ride.id) ?? dialog.ride);
  return (
    <div
      ref={area}
      // The panel covers the right edge, so the plan becomes narrower and is not covered.
      className={classNames('grid grid-cols-1 gap-1.5', opened !== null && 'lg:mr-[min(30rem,50vw)]')}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-title">{copy.title}</h1>
        <PlanDays day={day} today={today} ended={state.endedRides} />
        {plan !== null && (
          <>
            {meant.length > 0 && (
              <Button size="small" aria-keyshortcuts="Shift+A" busy={runs.busy} onClick={give}>
                {copy.give(meant.length)}
              </Button>
            )}
            {ticked.size > 0 && (
              <Button tone="quiet" size="small" onClick={() => setTicks(NO_TICKS)}>
                {copy.untick}
              </Button>
            )}
            <PlanKeys
              area={area}
              focus={focus}
              format={time}
              rideOf={rideOf}
              onOpenDialog={onOpenDialog}
              onOpen={onOpen}
              onTick={onTick}
              onGive={give}
              onSwap={(ride) => swap(laneOf(ride?.driver ?? null))}
              onSick={(ride) => sick(laneOf(ride?.driver ?? null))}
              onDay={onDay}
            />
          </>
        )}
      </div>
      <RunNote runs={runs} detailsOf={(id) => details.get(id)} format={time} now={now} />
      {open !== null && open.length >= MOST_OPEN && (
        <p className="text-sm text-ink-soft">{copy.full(MOST_OPEN)}</p>
      )}
      <LoadFailure what={copy.noCars} error={cars.error} onRetry={cars.reload} />
      {looks.failed !== null && (
        <FailureOfLooks
          what={unlooked(time.time(looks.failed.since))}
          error={looks.failed.error}
          onRetry={looks.look}
        />
      )}
      {plan === null && board.error === null && <Skeleton rows lines={8} label={own.loading} />}
      {rides === null && board.error !== null && (
        <LoadFailure what={copy.failed} error={board.error} onRetry={rideViews.lookNow} />
      )}
      {plan !== null && all?.length === 0 && <EmptyState icon="clock" {...copy.none} />}
      {plan !== null && all !== null && all.length > 0 && (
        <>
          <PlanChart
            plan={plan}
            details={details}
            ticked={ticked}
            now={now}
            time={time}
            onOpen={onOpen}
            onTick={onTick}
            onOpenTour={onOpenTour}
          />
          <DriversEnd />
          <PlanCaption area={area} plan={plan} details={details} time={time} now={now} />
        </>
      )}
      <SilenceNote since={board.via === 'silent' ? board.confirmedAt : null} text={blind} format={time} />
      {opened !== null && panel !== null && (
        <LazyPlanPanel
          key={panel.id}
          of={opened}
          day={day}
          details={details}
          format={time}
          ticked={ticked}
          nameOf={(uid) => laneOf(uid)?.name ?? null}
          onTick={onTick}
          onOpenDialog={onOpenDialog}
          onSwap={swap}
          onSick={sick}
          onClose={() => setPanel(null)}
        />
      )}
      {asked !== null && plan !== null && (
        <LazyPlanDialog
          question={asked}
          plan={plan}
          firm={firm}
          period={period}
          now={now}
          onSteps={(did, steps, left) => {
            setQuestion(null);
            // Recalled rides are ticked, because they need another driver.
            setTicks(did === 'recall' ? new Set(steps.map(({ ride }) => ride.id)) : NO_TICKS);
            void runs.start(did, steps, left);
          }}
          onClose={() => setQuestion(null)}
        />
      )}
      {dialog !== null && shown !== null && (
        <LazyActionDialog
          key={`${dialog.action} ${shown.id}`}
          ride={shown}
          name={details.get(shown.id)?.name ?? passenger}
          details={details.get(shown.id) ?? null}
          action={dialog.action}
          format={time}
          open={open}
          drivers={drivers}
          blocked={state.blocked}
          lastEnds={lastEnds}
          suggested={dialog.suggested}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
