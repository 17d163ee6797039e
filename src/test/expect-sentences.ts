import { expect } from 'vitest';
import type { RideState } from '#domain/rides/model/ride/ride-state.ts';
import type { RevocableStep } from '#domain/rides/model/ride/ride-steps.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import type { Language } from '#words/languages.ts';
import { openThreePages } from './open-three-pages.ts';
import { COPY, sentencesOn, type Copy, type Sentences } from './sentences-on-pages.ts';

type Page = Awaited<ReturnType<typeof openThreePages>>;

/** A step of a test, the stored state of the ride after the step, and the sentences of each page. */
export type Step = readonly [
  title: string,
  act: ((page: Page) => Promise<void> | void) | null,
  state: RideState,
  sentences: (copy: Copy) => Sentences,
];

const inOrder = ({ passenger, driver, dispatch }: Sentences) =>
  [passenger, driver, dispatch].map((sentences) => [...new Set(sentences)].toSorted());

/** Walks through the steps on all three pages: after each step each page must have exactly the given sentences. */
export async function walkThrough(language: Language, steps: readonly Step[]): Promise<void> {
  const page = await openThreePages(language);
  const copy = COPY[language];
  for (const [title, act, state, sentences] of steps) {
    await act?.(page);
    await page.settle(async () => {
      const { state: stored } = await page.ride();
      expect([stored, ...inOrder(sentencesOn(page.pages, copy))], title).toEqual([
        state,
        ...inOrder(sentences(copy)),
      ]);
    });
  }
}

export const minutes =
  (count: number) =>
  ({ clock }: Page) =>
    clock.advance(count * MINUTE_MS);

export const [DARIO, DILEK, PLATE, ROBIN] = ['Dario Driver', 'Dilek Driver', 'CB 1', 'Robin Rider'] as const;

export const giveBackOf = ({ steps }: Copy['driving']['ride']) => `[${steps.give_back}]`;

/** The sentences for a driver on the way with an estimate. */
export const onTheWay =
  (
    at: string,
    soon: (copy: Copy['booking']) => string,
    sentence: 'onTheWayAt' | 'onTheWayLate' = 'onTheWayAt',
  ) =>
  ({ booking, driving: { ride }, dispatch: { board }, rides }: Copy): Sentences => ({
    passenger: [
      booking.sentences[sentence](at),
      soon(booking),
      rides.steps.take,
      DARIO,
      PLATE,
      booking.cancel.open,
    ],
    driver: [ride.states.on_the_way, ride.eta(at), ROBIN, `[${ride.steps.arrive}]`, giveBackOf(ride)],
    dispatch: [board.regions.underWay, rides.states.on_the_way, DARIO],
  });

/** The sentences for a search since 14:00. */
export const requested = ({ booking, dispatch: { board }, rides }: Copy): Sentences => ({
  passenger: [booking.sentences.requested, booking.until('14:30'), booking.cancel.open],
  driver: [],
  dispatch: [board.regions.waiting, rides.states.requested],
});

export const undoOf = ({ driving: { ride } }: Copy, did: RevocableStep) => `[${ride.undo(ride.steps[did])}]`;

/** The sentences for a passenger on board. `steps` are the lines of the log after *take*, *arrive* and *start*. */
export const onBoard =
  (...steps: readonly ((copy: Copy) => string)[]) =>
  (copy: Copy): Sentences => {
    const { booking, driving, dispatch, rides } = copy;
    return {
      passenger: [
        booking.sentences.inProgress,
        rides.steps.take,
        rides.steps.arrive,
        rides.steps.start,
        ...steps.map((said) => said(copy)),
        DARIO,
        PLATE,
      ],
      driver: [driving.ride.states.in_progress, ROBIN, `[${driving.ride.steps.complete}]`],
      dispatch: [dispatch.board.regions.underWay, rides.states.in_progress, DARIO],
    };
  };
