import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { turnOf, withWaiting, type WaitingStep } from '#domain/rides/model/outbox/waiting-step.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import { catchDefect } from '../../../core/product/catch-defect.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import { useUser } from '../../../core/session/user-context.ts';
import { isUnsent } from './is-unsent.ts';
import { keepSteps, keptSteps } from './kept-steps.ts';

export interface Outbox {
  /** In the order in which they were taken. */
  readonly waiting: readonly WaitingStep[];
  add(step: WaitingStep): void;
  /** What was refused in the end, until it is read. */
  readonly refused: readonly WaitingStep[];
  forgetRefused(): void;
  /** The driver's rides with what waits. */
  readonly seen: readonly FoundRide[] | null;
}

const NONE: readonly WaitingStep[] = [];

/**
 * What a driver has done where there was no network (rides R25): kept on the device and sent in order, each once the
 * feed of their rides hears the server again. Whatever is refused takes the rest with it.
 */
export function useOutbox(drives: FeedState<readonly FoundRide[]>): Outbox {
  const { uid } = useUser();
  const { takeStep } = useRides();
  const [waiting, setWaiting] = useState(() => keptSteps(uid));
  const [refused, setRefused] = useState(NONE);
  const running = useRef(false);
  useEffect(() => keepSteps(uid, waiting), [uid, waiting]);

  const { seen, confirmedAt } = drives;
  const [first] = waiting;
  const next = useMemo(() => first && seen && turnOf(first, seen, uid), [first, seen, uid]);
  const refuse = () => {
    setWaiting(NONE);
    setRefused(waiting);
  };
  if (next?.turn === 'stored') setWaiting(waiting.slice(1));
  if (next?.turn === 'refused') refuse();

  const refuseSent = useEffectEvent(refuse);
  useEffect(() => {
    if (next?.turn !== 'send' || confirmedAt === null || running.current) return;
    const send = async () => {
      running.current = true;
      const sent = await catchDefect(() => takeStep(next.ride, next.order));
      running.current = false;
      // Once it is stored, the ride shows it, and that ends its wait.
      if (!sent.ok && !isUnsent(sent.error)) refuseSent();
    };
    void send();
  }, [next, confirmedAt, takeStep]);

  return {
    waiting,
    add: (step) => setWaiting((known) => [...known, step]),
    refused,
    forgetRefused: () => setRefused(NONE),
    seen: useMemo(
      () => (waiting.length === 0 ? seen : (seen?.map((ride) => withWaiting(ride, waiting, uid)) ?? null)),
      [seen, waiting, uid],
    ),
  };
}
