import { listOf } from '../../shared/composed-decoders.ts';
import type { FeedState } from '../../shared/feed.ts';
import { isUnreached } from '../../shared/is-unreached.ts';
import { fail, succeed } from '../../shared/result.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import { endsSeries } from '../model/errors/ride-meaning.ts';
import type { Ride } from '../model/ride/ride.ts';
import {
  turnOf,
  waitingStep,
  waitingStepOf,
  type WaitingStep,
  type WaitingTurn,
} from '../model/steps/waiting-step.ts';
import type { UnsentSteps, UnsentFate } from '../ports/unsent-steps.ts';
import type { RideRepository } from '../ports/ride-repository.ts';
import type { RideOrder, TakeStep } from '../services/take-step.ts';

export interface OutboxState {
  /** The steps that wait for the network, in the order of the presses. */
  readonly waiting: readonly WaitingStep[];
  /** The refused steps, each with the steps that waited behind it, until the driver has read the refusal. */
  readonly refused: readonly WaitingStep[];
  /** When the server last answered before the steps began to wait; `null` if never, or if unknown. */
  readonly answeredBefore: Date | null;
}

export interface Outbox {
  readonly current: () => OutboxState;
  /** Calls back after each change until the returned function is called. Without a watcher no waiting step is sent. */
  readonly watch: (onChange: () => void) => () => void;
  /**
   * Removes the first steps if they are already stored, and sends the next step. A later call removes the sent step, if
   * it is stored by then. `confirmedAt` is when the server last confirmed the driver's rides; with `null` nothing is
   * sent. Resolves after the request, or at once while another call sends.
   */
  hear(confirmedAt: Date | null): Promise<void>;
  /**
   * Takes a step. Resolves to `waits` if the step waits for the network. It waits if the server was not reached or has
   * not answered yet (`isUnheard`), or if earlier steps wait. A step that may not wait is always sent, and fails like
   * `TakeStep`.
   */
  take(ride: Ride, order: RideOrder, isUnheard: boolean): Promise<RideResult<'taken' | 'waits'>>;
  /** Removes `step` if it is the last waiting step. The server may have stored it already. */
  drop(step: WaitingStep): void;
  forgetRefused(): void;
}

interface OutboxNeeds extends Pick<RideRepository, 'read'> {
  readonly takeStep: TakeStep;
  readonly unsent: UnsentSteps;
  readonly now: () => Date;
}

const NONE: readonly WaitingStep[] = [];
const readSteps = listOf(waitingStep);
const UNSENT = { code: 'network' } as const;

/** Whether the server has answered again since the steps began to wait. */
export function hasAnswered(
  { waiting, answeredBefore }: OutboxState,
  { via, confirmedAt }: Pick<FeedState<unknown>, 'via' | 'confirmedAt'>,
): boolean {
  return waiting.length > 0 && via !== 'silent' && confirmedAt !== answeredBefore;
}

/**
 * The steps that a driver takes without a network (rides R25), stored on the device and sent in order. A step that does
 * not reach the server is sent again at the next `hear`. So is a step that came after another step, such as a
 * dispatcher's edit, or that failed as every request would now (`endsSeries`). Any other failure moves the step and all
 * later steps to `refused`.
 */
export function createOutbox(uid: string, { read, takeStep, unsent, now }: OutboxNeeds): Outbox {
  const storedAs = (fate: UnsentFate) => readSteps(unsent.read(fate)) ?? NONE;
  const stored = () => ({ waiting: storedAs('waiting'), refused: storedAs('refused') });
  let state: OutboxState = { ...stored(), answeredBefore: null };
  let heardAt: Date | null = null;
  let isSending = false;
  const watching = new Set<() => void>();

  const set = (change: Partial<OutboxState>) => {
    const before = state;
    state = { ...state, ...change };
    for (const fate of ['waiting', 'refused'] as const)
      if (state[fate] !== before[fate]) unsent.store(fate, state[fate]);
    for (const onChange of watching) onChange();
  };

  const turnFor = async (step: WaitingStep): Promise<WaitingTurn['turn'] | 'later'> => {
    // The ride is read by its id. A list without the ride would not show whether the driver still has it.
    const found = await read(step.ride);
    if (!found.ok && endsSeries(found.error)) return 'later';
    const next = turnOf(step, found.ok ? found.value : null, uid);
    if (next.turn !== 'send') return next.turn;
    const sent = await takeStep(next.ride, next.order);
    // An edit may have changed the ride meanwhile, so `ride-changed` is worth a retry. Even a stored step waits until a
    // read shows it. Otherwise the page would briefly show its button again.
    return sent.ok || endsSeries(sent.error) || sent.error.code === 'ride-changed' ? 'later' : 'refused';
  };
  const sendFirst = async (): Promise<void> => {
    const [first] = state.waiting;
    if (first === undefined || heardAt === null || isSending || watching.size === 0) return;
    isSending = true;
    const turn = await turnFor(first);
    isSending = false;
    if (watching.size === 0 || turn === 'later') return;
    if (turn === 'refused') set({ waiting: NONE, refused: [...state.refused, ...state.waiting] });
    else set({ waiting: state.waiting.filter((step) => step !== first) });
    await sendFirst();
  };
  const add = (step: WaitingStep) => {
    // The page was left during the request, so a newer page may have stored steps meanwhile.
    if (watching.size === 0) state = { ...state, ...stored() };
    const isFirst = state.waiting.length === 0;
    set({ waiting: [...state.waiting, step], ...(isFirst && { answeredBefore: heardAt }) });
    void sendFirst();
  };

  return {
    current: () => state,
    watch(onChange) {
      watching.add(onChange);
      return () => watching.delete(onChange);
    },
    async hear(confirmedAt) {
      heardAt = confirmedAt;
      await sendFirst();
    },
    async take(ride, order, isUnheard) {
      const step = waitingStepOf(ride, order.did, now());
      const mustWait = step !== null && (isUnheard || state.waiting.length > 0);
      const taken = mustWait ? fail(UNSENT) : await takeStep(ride, order);
      if (taken.ok) return succeed('taken');
      if (step === null || !isUnreached(taken.error)) return taken;
      add(step);
      return succeed('waits');
    },
    drop(step) {
      if (state.waiting.at(-1) === step) set({ waiting: state.waiting.slice(0, -1) });
    },
    forgetRefused: () => set({ refused: NONE }),
  };
}
