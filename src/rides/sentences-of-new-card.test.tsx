import { afterEach, describe, expect, test } from 'vitest';
import { onBoard, onTheWay, requested, undoOf, walkThrough } from '#test/expect-sentences.ts';
import type { Copy, Sentences } from '#test/sentences-on-pages.ts';

/** Three pages are slow on a busy machine. Milliseconds. */
const LONG = 90_000;

/** The passenger reads what to look for until they are on board; after that only the timeline mentions it. */
const renewed = (copy: Copy): Sentences => {
  const sentences = onTheWay('14:10', (booking) => booking.inMinutes(10))(copy);
  return {
    ...sentences,
    passenger: [
      ...sentences.passenger,
      copy.booking.sentences.renewed('Blue van, CB 1'),
      copy.rides.steps.renew_card,
    ],
  };
};

/** On board, while the driver can still undo the last step. */
const onBoardWithUndo = (copy: Copy): Sentences => {
  const sentences = onBoard(({ rides }) => rides.steps.renew_card)(copy);
  return { ...sentences, driver: [...sentences.driver, undoOf(copy, 'start')] };
};

afterEach(() => localStorage.clear());

describe.each(['en', 'de'] as const)('the sentences of three pages about a ride (%s)', (language) => {
  test(
    'the sentences are right while a driver changes the number on the way',
    async () => {
      const walk = walkThrough(language, [
        ['requested', null, 'requested', requested],
        [
          'taken',
          ({ drives }) => drives({ did: 'take', minutes: 10 }),
          'on_the_way',
          onTheWay('14:10', (copy) => copy.inMinutes(10)),
        ],
        ['another number', ({ changesNumber }) => changesNumber('+1 555 0199'), 'on_the_way', renewed],
        [
          'on board',
          async ({ drives }) => {
            await drives({ did: 'arrive' });
            await drives({ did: 'start' });
          },
          'in_progress',
          onBoardWithUndo,
        ],
      ]);
      await expect(walk).resolves.toBeUndefined();
    },
    LONG,
  );
});
