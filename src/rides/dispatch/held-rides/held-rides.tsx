import { useRef, useState } from 'react';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import { stepsFrom } from '#domain/rides/model/ride/ride-steps.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { allOf, succeed } from '#domain/shared/result.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '#domain/shared/run-few-at-once.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { useFormat } from '#words/use-format.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { useRowFocus } from '#ui/data/use-row-focus.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Section } from '#ui/page/section.tsx';
import { RideBadge } from '../../shared/ride-facts.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useHeldRidesCopy } from './held-rides-copy.ts';

type Recalled = 'done' | RideFailure;

/** The open rides that these drivers have or are offered, up to a page each. `recallAll` recalls what it can. */
function useHeldRides(uids: readonly string[]) {
  const { rideViews, takeStep } = useRides();
  const { value, error, reload, change } = useRequest(uids, async () => {
    const pages = await allOf(uids.map((uid) => rideViews.page({ of: 'driver', uid, only: 'open' }, null)));
    if (!pages.ok) return pages;
    const rides = pages.value.flatMap((page) => page.rides);
    return succeed({
      rides: rides.flatMap((ride) => (ride.state === 'damaged' ? [] : ride)),
      hasMore: pages.value.some(({ next }) => next !== null),
    });
  });
  const [recalled, setRecalled] = useState<ReadonlyMap<string, Recalled>>(new Map());
  const { busy, submit } = useSubmission();
  const held = (value?.rides ?? []).filter(
    ({ id, driver, state }) =>
      driver !== null && uids.includes(driver) && !isEnded(state) && recalled.get(id) !== 'done',
  );
  const recallable = held.filter(({ state }) => stepsFrom('dispatch', state).includes('recall'));
  /** Reads again a ride whose recall failed, so that the next press acts on its present state. */
  const readAgain = async (ride: Ride) => {
    const found = await catchDefect(() => rideViews.read(ride.id));
    if (!found.ok || found.value === null || found.value.state === 'damaged') return;
    const now = found.value;
    change((known) => ({ ...known, rides: known.rides.map((each) => (each.id === now.id ? now : each)) }));
  };
  return {
    found: value,
    error,
    reload,
    recalled,
    busy,
    /** The rides that the drivers still have, and the recallable ones among them. */
    held,
    recallable,
    recallAll: () =>
      submit(async () => {
        await runFewAtOnce(recallable, CONCURRENT_REQUESTS, async (ride) => {
          const sent = await catchDefect(() => takeStep(ride, { did: 'recall' }));
          if (!sent.ok) await readAgain(ride);
          setRecalled((known) => new Map(known).set(ride.id, sent.ok ? 'done' : sent.error));
        });
        return succeed();
      }),
  };
}

export interface HeldRidesProps {
  /** The uids of drivers whose approval is revoked, or is about to be. */
  uids: readonly string[];
  /** Whether the rides have a section with a heading. The section is shown only with rides, or if their read failed. */
  inSection?: boolean;
}

interface HeldRideProps {
  ride: Ride;
  recalled: Recalled | undefined;
}

function HeldRide({ ride, recalled }: HeldRideProps) {
  const copy = useHeldRidesCopy();
  const { trip } = useRidesCopy().own;
  const textOf = useRideErrorText();
  const format = useFormat();
  const { from, to } = ride.area;
  return (
    <li className="grid gap-1 border-t border-line py-2 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <RouteLink to="/admin/rides/$id" params={{ id: ride.id }} quiet>
          {format.dateTime(ride.pickupAt)}
          {from !== '' && to !== '' && (
            <>
              {': '}
              <bdi translate="no">{trip(from, to)}</bdi>
            </>
          )}
        </RouteLink>
        {recalled !== 'done' && <RideBadge state={ride.state} />}
      </div>
      {recalled === 'done' && <p className="text-sm text-ink-soft">{copy.recalled}</p>}
      {recalled !== undefined && recalled !== 'done' && (
        <p className="text-sm font-medium text-danger-ink">{textOf(recalled)}</p>
      )}
      {ride.state === 'in_progress' && <p className="text-sm">{copy.onBoard}</p>}
    </li>
  );
}

/** Lists the open rides of these drivers. One press recalls all that can be recalled. */
export function HeldRides({ uids, inSection = false }: HeldRidesProps) {
  const copy = useHeldRidesCopy();
  const { ridesUnknown } = useDecisionCopy();
  const { found, error, reload, recalled, busy, held, recallable, recallAll } = useHeldRides(uids);
  const [attempted, setAttempted] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  // The focused button disappears with the last recallable ride.
  useRowFocus(area);
  const rides = found?.rides ?? [];
  const done = rides.filter(({ id }) => recalled.get(id) === 'done').length;
  if (inSection && rides.length === 0 && error === null) return null;

  const drivers = new Set(held.map(({ driver }) => driver)).size;
  const have = uids.length === 1 ? copy.have(held.length) : copy.someHave(drivers, held.length);
  const content = (
    <div ref={area} className="grid gap-2">
      <LoadFailure what={ridesUnknown} error={error} onRetry={reload} />
      <output className="grid gap-2 empty:sr-only">
        {found === null && error === null && <span className="text-ink-soft">{copy.looking}</span>}
        {found !== null && rides.length === 0 && <span className="text-ink-soft">{copy.none}</span>}
        {held.length > 0 && (
          <span>
            <strong className="font-semibold">{have}</strong> {copy.text(drivers, held.length)}
            {recallable.length > 0 && ` ${copy.recallable}`}
          </span>
        )}
      </output>
      {rides.length > 0 && (
        <ul>
          {rides.map((ride) => (
            <HeldRide key={ride.id} ride={ride} recalled={recalled.get(ride.id)} />
          ))}
        </ul>
      )}
      {found?.hasMore === true && <p>{copy.more(rides.length)}</p>}
      <output className="text-sm font-medium empty:sr-only">
        {!busy && attempted > 0 && copy.result(done, attempted)}
      </output>
      {(recallable.length > 0 || busy) && (
        <div>
          <Button
            tone="secondary"
            size="small"
            busy={busy}
            busyLabel={copy.recalling}
            onClick={() => {
              setAttempted(done + recallable.length);
              void recallAll();
            }}
          >
            {copy.recall(recallable.length)}
          </Button>
        </div>
      )}
    </div>
  );
  return inSection ? <Section heading={copy.heading}>{content}</Section> : content;
}
