import { isSame } from '../../shared/is-same.ts';
import { isUnreached } from '../../shared/is-unreached.ts';
import type { Result } from '../../shared/result.ts';
import {
  readEnds,
  type EndedDrive,
  type UnsentEnd,
  type OpenEnd,
  type StoredEnds,
} from '../model/fares/open-end.ts';
import type { UnsentEnds } from '../ports/unsent-ends.ts';

/** How many settled ends a device remembers. A driver's page lists fewer ended rides. */
const MOST_SETTLED = 60;

/** After so many denials the page reports the refusal. Simultaneous writes may cause fewer. */
const MOST_REFUSALS = 3;

/** An end of a ride. After a reopening the ride has another end, at another time. */
type RideEnd = Pick<EndedDrive, 'ride' | 'endedAt'>;

const keyOf = ({ ride, endedAt }: RideEnd) => `${ride} ${endedAt.getTime()}`;
const isOf = (ride: string | null) => (key: string) => key.split(' ')[0] === ride;

export interface EndOutbox {
  readonly current: () => readonly OpenEnd[];
  /** Calls back after each change until the returned function is called. Without a watcher nothing is sent. */
  readonly watch: (onChange: () => void) => () => void;
  /** Whether the ride is in `current()`, or this end needs no entry. */
  isKnown(drive: RideEnd): boolean;
  /** Adds an ended ride. If it is here already, the time of its end is replaced until a sum is entered. */
  add(drive: EndedDrive): void;
  /** Removes the ride, and remembers that this end needs no further entry. */
  settle(drive: RideEnd): void;
  /** Removes a ride whose end was taken back, and forgets all its ends. */
  forget(ride: string): void;
  /** Removes rides without an entered sum that ended before this time. Their sums can no longer be entered. */
  expire(before: Date): void;
  /** Stores the form of a ride, or that the driver has postponed the entry. */
  note(ride: string, note: Partial<Pick<OpenEnd, 'form' | 'isLater'>>): void;
  /** Replaces the entered end that waits; `null` removes it. */
  enter(ride: string, entered: UnsentEnd | null): void;
  /** Sends entered ends of rides that the server knows as ended, one by one. A call during another does nothing. */
  send(hasEnded: (ride: string) => boolean): Promise<void>;
}

interface OutboxNeeds {
  /** Stores an end. A repetition with the same content changes nothing. */
  readonly store: (drive: EndedDrive, entered: UnsentEnd) => Promise<Result<void, { readonly code: string }>>;
  readonly unsent: UnsentEnds;
}

/**
 * The ends that a driver enters, also without a network. The device stores them until the server has them. An end that
 * did not reach the server waits for the next `send`. A refused end stays until the driver has read the refusal.
 */
export function createEndOutbox({ store, unsent }: OutboxNeeds): EndOutbox {
  let state: StoredEnds = readEnds(unsent.read());
  let isSending = false;
  const watching = new Set<() => void>();

  /** Another tab of this driver may have changed the stored ends. Where storage is blocked, `state` counts. */
  const latest = (): StoredEnds => {
    const stored = unsent.read();
    return stored === null ? state : readEnds(stored);
  };
  const set = (
    changeOf: (open: readonly OpenEnd[]) => readonly OpenEnd[],
    settled: readonly string[] = [],
    forgotten: string | null = null,
  ) => {
    const before = latest();
    state = {
      open: changeOf(before.open),
      settled: [
        ...before.settled.filter((key) => !isOf(forgotten)(key) && !settled.includes(key)),
        ...settled,
      ].slice(-MOST_SETTLED),
    };
    unsent.store(state);
    // Read back, so that the fields are in the decoder's order, which `isSame` compares.
    state = latest();
    for (const onChange of watching) onChange();
  };
  const change = (ride: string, changes: Partial<OpenEnd>) =>
    set((open) => open.map((end) => (end.ride === ride ? { ...end, ...changes } : end)));
  const without = (ride: string) => (open: readonly OpenEnd[]) => open.filter((end) => end.ride !== ride);
  const settle = (drive: RideEnd) => set(without(drive.ride), [keyOf(drive)]);

  const sendOne = async (end: OpenEnd, entered: UnsentEnd): Promise<'goes-on' | 'waits'> => {
    const stored = await store(end, entered);
    // The driver may have changed the end meanwhile, or left the page.
    const now = latest().open.find(({ ride }) => ride === end.ride);
    if (watching.size === 0 || !isSame(now?.entered, entered)) return 'waits';
    if (stored.ok) settle(end);
    else if (isUnreached(stored.error)) return 'waits';
    else {
      const refusals = end.refusals + 1;
      const isOver = stored.error.code !== 'permission-denied' || refusals >= MOST_REFUSALS;
      change(end.ride, { refusals, refused: isOver ? stored.error.code : null });
    }
    return 'goes-on';
  };

  return {
    current: () => state.open,
    watch(onChange) {
      watching.add(onChange);
      return () => watching.delete(onChange);
    },
    isKnown: (drive) =>
      state.settled.includes(keyOf(drive)) || state.open.some(({ ride }) => ride === drive.ride),
    add({ ride, pickupAt, endedAt, plate }) {
      const known = state.open.find((end) => end.ride === ride);
      // An entered sum is for the former end, so the time of that end stays.
      if (known?.entered === null && !isSame(known.endedAt, endedAt)) change(ride, { endedAt });
      if (known !== undefined) return;
      const nothing = { form: null, isLater: false, entered: null, refusals: 0, refused: null };
      set((open) => [...without(ride)(open), { ride, pickupAt, endedAt, plate, ...nothing }]);
    },
    settle,
    forget(ride) {
      const isHere = latest().settled.some(isOf(ride)) || state.open.some((end) => end.ride === ride);
      if (isHere) set(without(ride), [], ride);
    },
    expire(before) {
      const isOver = ({ entered, endedAt }: OpenEnd) => entered === null && endedAt < before;
      if (state.open.some(isOver)) set((open) => open.filter((end) => !isOver(end)));
    },
    note: change,
    enter: (ride, entered) => change(ride, { entered, refusals: 0, refused: null }),
    async send(hasEnded) {
      if (isSending || watching.size === 0) return;
      isSending = true;
      const tried = new Set<string>();
      const isDue = (end: OpenEnd): end is OpenEnd & { readonly entered: UnsentEnd } =>
        end.entered !== null && end.refused === null && !tried.has(end.ride) && hasEnded(end.ride);
      // An end that is entered during a request is sent after that request.
      for (let end = state.open.find(isDue); end !== undefined; end = state.open.find(isDue)) {
        tried.add(end.ride);
        // oxlint-disable-next-line no-await-in-loop -- one after the other: they change the same sums
        if ((await sendOne(end, end.entered)) === 'waits') break;
      }
      isSending = false;
    },
  };
}
