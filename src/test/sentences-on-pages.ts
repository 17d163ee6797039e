import { within } from '@testing-library/react';
import { REVOCABLE_STEPS } from '#domain/rides/model/ride/ride-steps.ts';
import { texts as bookingDe } from '#rides/booking/booking-copy.de.ts';
import { booking } from '#rides/booking/booking-copy.ts';
import { texts as dispatchDe } from '#rides/dispatch/dispatch-copy.de.ts';
import { dispatch } from '#rides/dispatch/dispatch-copy.ts';
import { texts as drivingDe } from '#rides/driving/driving-copy.de.ts';
import { driving } from '#rides/driving/driving-copy.ts';
import { texts as ridesDe } from '#rides/shared/rides-copy.de.ts';
import { rides } from '#rides/shared/rides-copy.ts';
import type { openThreePages } from './open-three-pages.ts';

export const COPY = {
  en: { booking, driving, dispatch, rides },
  de: { booking: bookingDe, driving: drivingDe, dispatch: dispatchDe, rides: ridesDe },
} as const;
export type Copy = (typeof COPY)[keyof typeof COPY];

type Pages = Awaited<ReturnType<typeof openThreePages>>['pages'];

export type Sentences = Readonly<Record<keyof Pages, readonly string[]>>;

/** A text, or a text with a gap for a time or a count. */
type Sentence = string | ((gap: string) => string);

const GAP = '\u{0}';

function patternOf(sentence: Sentence): RegExp {
  const text = typeof sentence === 'string' ? sentence : sentence(GAP);
  const literal = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(literal.replaceAll(GAP, '[^.]{1,60}?'), 'g');
}

/** The sentences that a text contains. Longer sentences are searched first, because they may contain shorter ones. */
function saidIn(text: string, sentences: readonly Sentence[]): readonly string[] {
  let rest = text;
  const patterns = sentences.map(patternOf).toSorted((one, other) => other.source.length - one.source.length);
  return patterns.flatMap((pattern) => {
    const found = rest.match(pattern) ?? [];
    rest = rest.replaceAll(pattern, ' | ');
    return found;
  });
}

const wordsOf = ({ textContent }: Element) => textContent.replaceAll(/\s+/g, ' ').trim();

/** The text of a page's main part without its buttons, and the texts of the enabled buttons. */
function shownOn({ container }: Pages[keyof Pages]) {
  const main = container.querySelector('main');
  const buttons = [...(main?.querySelectorAll('button:not([aria-disabled=true])') ?? [])].map(wordsOf);
  const rest = main?.cloneNode(true);
  if (!(rest instanceof Element)) return { text: '', buttons };
  rest.querySelectorAll('button').forEach((button) => button.remove());
  return { text: wordsOf(rest), buttons };
}

const DRIVERS = ['Dario Driver', 'Dilek Driver'] as const;

function sentencesForPassenger(
  { passenger }: Pages,
  { booking: copy, rides: shared }: Copy,
): readonly string[] {
  const { text, buttons } = shownOn(passenger);
  const { lost, accepted, ...sentences } = copy.sentences;
  return [
    ...saidIn(text, [
      ...Object.values(sentences),
      ...DRIVERS.flatMap((driver) => [lost(driver), accepted(driver)]),
      lost(null),
      copy.until,
      copy.untilExtended,
      copy.inMinutes(10),
      copy.inMinutes(15),
      copy.anyMoment,
      copy.minutesLate(4),
      ...Object.values(shared.losses),
      shared.steps.take,
      shared.steps.arrive,
      shared.steps.start,
      ...REVOCABLE_STEPS.map((did) => shared.takenBack(shared.steps[did])),
      shared.steps.renew_card,
      shared.reported('14:01'),
      shared.reported('14:02'),
      // Steps between dispatch and drivers, which the passenger must not see.
      shared.steps.offer,
      shared.steps.decline,
      shared.steps.lapse,
      shared.steps.give_back,
      shared.steps.recall,
      ...DRIVERS,
      'CB 1',
    ]),
    ...buttons.filter((button) => button === copy.cancel.open),
  ];
}

/** The driver's sentences, and in brackets the enabled buttons that take or undo a step. */
function sentencesForDriver({ driver }: Pages, { driving: copy, rides: shared }: Copy): readonly string[] {
  const { text, buttons } = shownOn(driver);
  const { by, dismiss: _, at: _at, ...removed } = copy.ride.removed;
  const undone = REVOCABLE_STEPS.map((did) => copy.ride.undo(copy.ride.steps[did]));
  const { arrive, start, complete, no_show: noShow, give_back: giveBack } = copy.ride.steps;
  return [
    ...saidIn(text, [
      ...Object.values(copy.ride.states),
      copy.ride.assigned,
      copy.ride.eta,
      ...REVOCABLE_STEPS.map((did) => copy.ride.tookBack(shared.steps[did], '14:00')),
      ...Object.values(removed),
      ...Object.values(by),
      copy.offers.heading,
      copy.requests.none,
      copy.outbox.waiting,
      copy.outbox.sending,
      copy.outbox.refused,
      'Robin Rider',
    ]),
    ...buttons
      .filter((button) => [arrive, start, complete, noShow, giveBack, ...undone].includes(button))
      .map((button) => `[${button}]`),
  ];
}

/** For each ride on the board: its region, its state or kind, and its driver. */
function sentencesForDispatch(
  { dispatch: office }: Pages,
  { dispatch: copy, rides: shared }: Copy,
): readonly string[] {
  const { waiting, promised, underWay } = copy.board.regions;
  return [waiting, promised, underWay].flatMap((name) => {
    const region = within(office.container).queryByRole('region', { name });
    const rows = [...(region?.querySelectorAll('[data-row]') ?? [])].map(wordsOf);
    return rows.flatMap((row) => [
      name,
      ...saidIn(row, [...Object.values(shared.states), ...Object.values(copy.board.kinds), ...DRIVERS]),
    ]);
  });
}

/** The sentences about the state of a ride that each page shows now. */
export const sentencesOn = (pages: Pages, copy: Copy): Sentences => ({
  passenger: sentencesForPassenger(pages, copy),
  driver: sentencesForDriver(pages, copy),
  dispatch: sentencesForDispatch(pages, copy),
});
