import { type Changes, withChanges } from '../documents.ts';
import { idOf } from './ride-documents.ts';

export const KINDS = 'settings/papers';
export const [PERMIT, INSURANCE] = [idOf('permit'), idOf('insurance')];

/** The end of a day in a time zone `east` hours ahead of UTC. */
export const endOf = (day: string, east = 0) => new Date(Date.parse(day) + (24 - east) * 3_600_000);

/** The kinds of papers of a firm: a permit of drivers, and an insurance of cars. */
export const kinds = (changes: Changes = {}) =>
  withChanges(
    {
      ids: [PERMIT, INSURANCE],
      names: ['Permit', 'Insurance'],
      drivers: [PERMIT],
      blocks: [INSURANCE],
      rev: 0,
    },
    changes,
  );
