import { BEFORE_BOARDING, OPEN_STATES, type RideState } from './ride-state.ts';

/** The part in which a person takes a step. `its-driver` has the ride, or is asked to take the ride. */
export type Hand = 'rider' | 'its-driver' | 'any-driver' | 'dispatch';

/** The conditions of a step besides the ride's state; `obstacleTo` checks them. */
export type Condition =
  | 'unexpired'
  | 'search-over'
  | 'searched'
  | 'due'
  | 'nearly-due'
  | 'answerable'
  | 'unrefused'
  | 'offer-over'
  | 'waited'
  | 'on-duty'
  | 'on-duty-if-due'
  | 'rested'
  | 'next'
  | 'lock-free'
  | 'room'
  | 'rider-rested'
  | 'rider-room'
  | 'room-to-estimate'
  | 'estimated-before'
  | 'driver-room'
  | 'takes-back'
  | 'moved';

/** The fields that a step sets in the ride besides state, number, time and log line. */
export type Recorded =
  | 'searchFrom'
  | 'driver'
  | 'card'
  | 'declined'
  | 'offeredAt'
  | 'arrivedAt'
  | 'etaAt'
  | 'kind'
  | 'pickupAt'
  | 'wall'
  | 'movedFrom'
  | 'endedAt'
  | 'area'
  | 'people'
  | 'needs';

/** The optional fields of a step's log line. */
export type Said = 'why' | 'saidAt' | 'driver' | 'movedFrom';

/** The fields stored apart from the log, because they may be about a person who reads the log (rides R36). */
export type Remarked = 'why' | 'note' | 'was';

interface RideStep {
  /** The states in which each hand may take the step; empty for the booking, which creates the ride. */
  readonly from: { readonly [Who in Hand]?: readonly RideState[] };
  /** `null` if the state stays, or if the `StepOrder` or the present state decides the next state. */
  readonly to: RideState | null;
  readonly needs?: readonly Condition[];
  readonly records?: readonly Recorded[];
  readonly says?: readonly Said[];
  readonly remarks?: readonly Remarked[];
}

const WITH_CARD = ['accepted', 'on_the_way', 'arrived'] as const;
const WITH_DRIVER = [...WITH_CARD, 'in_progress'] as const;

/** The states from which a step of driving is taken back (D89). */
const TAKEN_BACK_FROM = ['arrived', 'in_progress', 'completed', 'no_show'] as const;

/** The outcomes that a correction can choose. */
export const OUTCOMES = ['completed', 'cancelled', 'no_show'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * Every step of a ride, in the sequence of rides 3. A row has the hands and their states, the conditions, and the
 * fields of ride, log line and remark. Services, screens and tests read this table. `firestore.rules` state the same
 * independently.
 */
const RIDE_STEPS = {
  request: { from: { rider: [], dispatch: [] }, to: 'requested', records: ['searchFrom'] },
  extend: {
    from: { rider: ['requested'], dispatch: ['requested'] },
    to: 'requested',
    needs: ['unexpired', 'searched', 'room'],
    records: ['searchFrom'],
  },
  offer: {
    from: { dispatch: BEFORE_BOARDING },
    to: 'offered',
    needs: ['unexpired', 'room'],
    records: ['driver', 'declined', 'offeredAt'],
    says: ['driver'],
  },
  assign: {
    from: { dispatch: BEFORE_BOARDING },
    to: 'accepted',
    needs: ['unexpired', 'room'],
    records: ['driver', 'declined', 'card', 'movedFrom'],
    says: ['driver'],
  },
  take: {
    from: { 'any-driver': ['requested', 'offered'] },
    to: 'on_the_way',
    needs: ['unexpired', 'answerable', 'unrefused', 'on-duty', 'lock-free', 'rested', 'due', 'room'],
    records: ['driver', 'card', 'etaAt'],
  },
  reserve: {
    from: { 'any-driver': ['requested', 'offered'] },
    to: 'accepted',
    needs: ['unexpired', 'answerable', 'unrefused', 'on-duty-if-due', 'next', 'rested', 'room'],
    records: ['driver', 'card'],
  },
  decline: {
    from: { 'its-driver': ['offered'] },
    to: 'requested',
    records: ['declined', 'searchFrom'],
    remarks: ['why', 'note'],
  },
  lapse: {
    from: { rider: ['offered'], dispatch: ['offered'] },
    to: 'requested',
    needs: ['offer-over'],
    records: ['searchFrom'],
  },
  depart: {
    from: { 'its-driver': ['accepted'], dispatch: ['accepted'] },
    to: 'on_the_way',
    needs: ['on-duty', 'lock-free', 'nearly-due'],
    records: ['card', 'etaAt'],
    says: ['saidAt'],
  },
  arrive: {
    from: { 'its-driver': ['on_the_way'], dispatch: ['on_the_way'] },
    to: 'arrived',
    records: ['arrivedAt'],
    says: ['saidAt'],
  },
  start: {
    from: { 'its-driver': ['arrived'], dispatch: ['arrived'] },
    to: 'in_progress',
    says: ['saidAt'],
  },
  complete: {
    from: { 'its-driver': ['in_progress'], dispatch: ['in_progress'] },
    to: 'completed',
    records: ['endedAt'],
    says: ['saidAt'],
  },
  no_show: {
    from: { 'its-driver': ['arrived'], dispatch: ['arrived'] },
    to: 'no_show',
    needs: ['waited'],
    records: ['endedAt'],
    says: ['saidAt'],
  },
  give_back: {
    from: { 'its-driver': WITH_CARD },
    to: 'requested',
    records: ['declined', 'searchFrom'],
    remarks: ['why', 'note'],
  },
  recall: {
    from: { dispatch: ['offered', ...WITH_CARD] },
    to: 'requested',
    records: ['declined', 'searchFrom'],
    says: ['why'],
  },
  cancel: {
    from: { rider: BEFORE_BOARDING, dispatch: OPEN_STATES },
    to: 'cancelled',
    records: ['endedAt'],
    says: ['why'],
    remarks: ['why', 'note'],
  },
  expire: {
    from: { rider: ['requested'], dispatch: ['requested'] },
    to: 'expired',
    needs: ['search-over'],
    records: ['endedAt'],
  },
  correct: { from: { dispatch: OUTCOMES }, to: null, needs: ['room'], remarks: ['note'] },
  edit: {
    from: { rider: ['requested'], dispatch: OPEN_STATES },
    to: null,
    needs: ['unexpired', 'room', 'rider-room', 'rider-rested'],
    records: ['area', 'people', 'needs', 'kind', 'pickupAt', 'wall', 'searchFrom', 'movedFrom'],
    says: ['movedFrom'],
    remarks: ['was'],
  },
  agree: { from: { 'its-driver': ['accepted'] }, to: null, needs: ['moved'], records: ['movedFrom'] },
  estimate: {
    from: { 'its-driver': ['on_the_way'] },
    to: null,
    needs: ['room-to-estimate', 'estimated-before'],
    records: ['etaAt'],
  },
  take_back: {
    from: { 'its-driver': TAKEN_BACK_FROM, dispatch: TAKEN_BACK_FROM },
    to: null,
    needs: ['room', 'driver-room', 'takes-back', 'on-duty', 'lock-free'],
    records: ['card', 'endedAt'],
  },
  renew_card: {
    from: { 'its-driver': WITH_DRIVER, dispatch: WITH_DRIVER },
    to: null,
    needs: ['room'],
    records: ['card'],
  },
} as const satisfies Readonly<Record<string, RideStep>>;

export type RideStepName = keyof typeof RIDE_STEPS;
export const STEP_NAMES = Object.keys(RIDE_STEPS).filter((name): name is RideStepName => name in RIDE_STEPS);

/** The steps of driving, which dispatch can enter for a driver (D83). */
export const DRIVING_STEPS = ['depart', 'arrive', 'start', 'complete', 'no_show'] as const;
export type DrivingStep = (typeof DRIVING_STEPS)[number];

/** The steps that can be taken back (D89). */
export const REVOCABLE_STEPS = ['arrive', 'start', 'complete', 'no_show'] as const;
export type RevocableStep = (typeof REVOCABLE_STEPS)[number];

export const revocableStep = (did: RideStepName): RevocableStep | null =>
  REVOCABLE_STEPS.find((each) => each === did) ?? null;

export function isTakenBackFrom(state: RideState): state is (typeof TAKEN_BACK_FROM)[number] {
  return TAKEN_BACK_FROM.some((each) => each === state);
}

/** The state after the last revocable step is taken back; `null` if no such step leads to the present state. */
export function stateBefore(state: RideState): 'on_the_way' | 'arrived' | 'in_progress' | null {
  if (state === 'arrived') return 'on_the_way';
  if (state === 'in_progress' || state === 'no_show') return 'arrived';
  return state === 'completed' ? 'in_progress' : null;
}

/** A row of the table, with a value in every optional column. */
export function stepNamed(name: RideStepName): Required<RideStep> {
  return { needs: [], records: [], says: [], remarks: [], ...RIDE_STEPS[name] };
}

/** The steps that this hand may take in this state; `obstacleTo` checks further conditions. */
export function stepsFrom(hand: Hand, state: RideState): readonly RideStepName[] {
  return STEP_NAMES.filter((name) => stepNamed(name).from[hand]?.includes(state));
}

/** The step by which the driver returns a ride in this state. */
export const returnStep = (state: RideState) => (state === 'offered' ? 'decline' : 'give_back');

export const returnsRide = (did: RideStepName | null) => did === 'decline' || did === 'give_back';
