import { expect, test } from 'vitest';
import { arrangeFirm } from '#adapters/contracts/rides/ride-stage.builder.ts';
import { makeMemoryWorldUnderTest } from '#adapters/memory/memory-world.builder.ts';
import { dayAt } from '#domain/shared/time/wall-time.ts';
import { nextChange } from './change-of-clocks.ts';
import { runService } from './service-weeks.ts';

test('a small service has every ride once, whichever of two boards was faster', async () => {
  const world = await makeMemoryWorldUnderTest();
  await arrangeFirm(world);
  const clocks = nextChange(dayAt(new Date(), 'UTC'), 'forward');
  const report = await runService(world, { clocks, weeks: 3, orders: 7, drivers: 1 });
  await world.close();
  expect(report.stored).toEqual(report.expected);
  expect(report.failures).toEqual([]);
  expect(report.cancelled).toBeGreaterThan(2);
  expect(report.first.told).toEqual([report.first.made, report.first.made]);
});
