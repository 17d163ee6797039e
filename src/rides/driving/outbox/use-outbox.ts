import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  turnOf,
  withWaiting,
  type WaitingStep,
  type WaitingTurn,
  waitingStep,
} from '#domain/rides/model/steps/waiting-step.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { listOf } from '#domain/shared/composed-decoders.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import { isUnreached } from '#domain/shared/is-unreached.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { keepOnDevice, keptOnDevice } from '#core/session/device-storage.ts';
import { useUser } from '#core/session/user-context.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { useRides } from '../../shared/use-rides.ts';

type Fate = 'waiting' | 'refused';

const keyOf = (fate: Fate, uid: string) => `${fate}-steps ${uid}`;
const readSteps = listOf(waitingStep);

/** The steps of this driver that wait on this device, or were refused; none if what is kept is no such list. */
function keptSteps(fate: Fate, uid: string): readonly WaitingStep[] {
  try {
    return readSteps(JSON.parse(keptOnDevice(keyOf(fate, uid)) ?? '[]')) ?? [];
  } catch {
    return [];
  }
}

function keepSteps(fate: Fate, uid: string, steps: readonly WaitingStep[]): void {
  keepOnDevice(keyOf(fate, uid), steps.length === 0 ? null : JSON.stringify(steps));
}

export interface Outbox {
  /** In the order in which they were taken. */
  readonly waiting: readonly WaitingStep[];
  add(step: WaitingStep): void;
  /** Takes the last one back, unless it was sent meanwhile. */
  drop(step: WaitingStep): void;
  /** Whether the server has answered again since they wait. */
  readonly isOnline: boolean;
  /** The steps that were refused, until the driver has read that; also after a reload. */
  readonly refused: readonly WaitingStep[];
  forgetRefused(): void;
  /** The driver's rides as they will be with the waiting steps. */
  readonly seen: readonly FoundRide[] | null;
}

const NONE: readonly WaitingStep[] = [];

/**
 * What a driver has done without a network (rides R25): kept on the device and sent in order, each step once the feed of
 * their rides has an answer again. A refused step takes all later ones with it.
 */
export function useOutbox(drives: FeedState<readonly FoundRide[]>): Outbox {
  const { uid } = useUser();
  const { rideViews, takeStep } = useRides();
  const [waiting, setWaiting] = useState(() => keptSteps('waiting', uid));
  const [refused, setRefused] = useState(() => keptSteps('refused', uid));
  const running = useRef(false);
  useEffect(() => keepSteps('waiting', uid, waiting), [uid, waiting]);
  useEffect(() => keepSteps('refused', uid, refused), [uid, refused]);

  const { seen, confirmedAt, via } = drives;
  /** When the server answered last while nothing waited. */
  const [answeredBefore] = useDerivedState<Date | null>(null, (before) =>
    waiting.length === 0 ? confirmedAt : before,
  );
  const [first] = waiting;
  const refuse = useEffectEvent(() => {
    setWaiting(NONE);
    setRefused((known) => [...known, ...waiting]);
  });
  useEffect(() => {
    if (first === undefined || confirmedAt === null || running.current) return;
    const takeTurn = async (): Promise<WaitingTurn['turn'] | 'later'> => {
      // Read by its id: if the list lacks the ride, that does not say whether it is still the driver's.
      const read = await catchDefect(() => rideViews.read(first.ride));
      if (!read.ok && read.error.code !== 'permission-denied') return 'later';
      const next = turnOf(first, read.ok ? read.value : null, uid);
      if (next.turn !== 'send') return next.turn;
      const sent = await catchDefect(() => takeStep(next.ride, next.order));
      // What came first may have been an edit, and stand in no step's way.
      return sent.ok || isUnreached(sent.error) || sent.error.code === 'ride-changed' ? 'later' : 'refused';
    };
    const run = async () => {
      running.current = true;
      const turn = await takeTurn();
      running.current = false;
      // A sent step goes on waiting until the feed has it, or its button would come back for a moment.
      if (turn === 'stored') setWaiting((known) => known.filter((each) => each !== first));
      if (turn === 'refused') refuse();
    };
    void run();
  }, [first, confirmedAt, rideViews, takeStep, uid]);

  return {
    waiting,
    add: (step) => setWaiting((known) => [...known, step]),
    drop: (step) => setWaiting((known) => (known.at(-1) === step ? known.slice(0, -1) : known)),
    isOnline: via !== 'silent' && confirmedAt !== answeredBefore,
    refused,
    forgetRefused: () => setRefused(NONE),
    seen: useMemo(
      () => (waiting.length === 0 ? seen : (seen?.map((ride) => withWaiting(ride, waiting, uid)) ?? null)),
      [seen, waiting, uid],
    ),
  };
}
