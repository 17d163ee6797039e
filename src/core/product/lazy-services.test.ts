import { expect, test } from 'vitest';
import { createLazyServices } from './lazy-services.ts';

test('ride services that failed to load are loaded at the next call, and then shared', async () => {
  let calls = 0;
  const rides = createLazyServices(async () => {
    calls += 1;
    if (calls === 1) throw new Error('lost');
    return { takeStep: () => {} };
  });
  await expect(rides.load()).rejects.toThrow('lost');
  expect(rides.loaded()).toBeNull();
  const [first, second] = await Promise.all([rides.load(), rides.load()]);
  expect(first).toBe(second);
  expect(rides.loaded()).toBe(first);
  expect(calls).toBe(2);
});
