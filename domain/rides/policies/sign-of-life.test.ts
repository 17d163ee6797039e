import { createAdjustableClock } from '#adapters/memory/adjustable-clock.builder.ts';
import { expect, test } from 'vitest';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { createSignsOfLife, LOOK_EVERY_MS, SIGN_EVERY_MS } from './sign-of-life.ts';

/** The page of a driver who has just given a sign of life. */
function aPage() {
  const clock = createAdjustableClock();
  const answers: Result<void>[] = [];
  let given = 0;
  let ahead = 0;
  const signs = createSignsOfLife({
    async give() {
      given += 1;
      return answers.shift() ?? succeed();
    },
    now: () => new Date(clock.now().getTime() + ahead),
  });
  signs.seen(clock.now());
  return {
    signs,
    answers,
    clock,
    given: () => given,
    putRight: (by: number) => {
      ahead += by;
    },
  };
}

test('a sign of life is sent three minutes after the last one, and not before', async () => {
  const { signs, clock, given } = aPage();
  clock.advance(SIGN_EVERY_MS - 1);
  expect(await signs.giveIfDue()).toBe(false);
  clock.advance(1);
  expect(await signs.giveIfDue()).toBe(true);
  expect(await signs.giveIfDue()).toBe(false);
  expect(given()).toBe(1);
});

test('a sign of life of another page counts, unless a later sign is known', async () => {
  const { signs, clock, given } = aPage();
  const before = clock.now();
  clock.advance(SIGN_EVERY_MS);
  signs.seen(clock.now());
  signs.seen(before);
  expect(await signs.giveIfDue()).toBe(false);
  expect(given()).toBe(0);
});

test('a lost sign of life is sent again at the next call, and a refused sign is not', async () => {
  const { signs, clock, given, answers } = aPage();
  clock.advance(SIGN_EVERY_MS);
  answers.push(fail({ code: 'network' }), fail({ code: 'permission-denied' }));
  expect(await signs.giveIfDue()).toBe(false);
  clock.advance(LOOK_EVERY_MS);
  expect(await signs.giveIfDue()).toBe(false);
  expect(given()).toBe(2);
  clock.advance(LOOK_EVERY_MS);
  await signs.giveIfDue();
  expect(given()).toBe(2);
});

test('a sign of life is sent at once after the clock was set back by three minutes', async () => {
  const { signs, given, putRight } = aPage();
  putRight(-SIGN_EVERY_MS);
  expect(await signs.giveIfDue()).toBe(true);
  expect(await signs.giveIfDue()).toBe(false);
  expect(given()).toBe(1);
});
