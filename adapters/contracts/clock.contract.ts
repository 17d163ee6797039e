import { describe, expect, it } from 'vitest';
import type { Clock } from '#domain/shared/clock.ts';

export function describeClock(name: string, makeClock: () => Clock): void {
  describe(`Clock on ${name}`, () => {
    it('a returned date cannot be changed from outside', () => {
      const clock = makeClock();
      const first = clock.now();
      const time = first.getTime();
      clock.now().setFullYear(1999);
      expect(first.getTime()).toBe(time);
    });
  });
}
