import { describe, expect, test } from 'vitest';
import { assertIntervals } from './assert-intervals.ts';

describe('a build', () => {
  test.each([{}, { VITE_GATE_INTERVAL: '' }, { VITE_GATE_INTERVAL: '5', VITE_SESSION_INTERVAL: '3600' }])(
    'a build takes whole seconds, or none: %o',
    (variables) => {
      expect(() => assertIntervals(variables)).not.toThrow();
    },
  );

  test.each(['0', '4', '3601', '15.5', '15s', 'often', ' '])(
    'a build refuses an interval of %j',
    (interval) => {
      expect(() => assertIntervals({ VITE_GATE_INTERVAL: interval })).toThrow(/^VITE_GATE_INTERVAL must be/);
      expect(() => assertIntervals({ VITE_SESSION_INTERVAL: interval })).toThrow(
        /^VITE_SESSION_INTERVAL must/,
      );
    },
  );
});
