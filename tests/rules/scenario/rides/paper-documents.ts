import { type Changes, withChanges } from '../documents.ts';
import { idOf } from './ride-documents.ts';

export const KINDS = 'settings/papers';
export const [PERMIT, INSURANCE] = [idOf('permit'), idOf('insurance')];

/** The kinds of papers of a firm: a permit of drivers, and an insurance of cars. */
export const kinds = (changes: Changes = {}) =>
  withChanges(
    { ids: [PERMIT, INSURANCE], names: ['Permit', 'Insurance'], drivers: [PERMIT], blocks: [INSURANCE] },
    changes,
  );
