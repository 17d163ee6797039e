import type { Day } from '../../../shared/time/wall-time.ts';
import { paperKindsBatch, type PaperKind } from './paper-kinds.ts';

export const PERMIT: PaperKind = {
  id: 'permit00000000000000',
  name: 'Permit',
  of: 'driver',
  blocks: true,
};
export const INSURANCE: PaperKind = {
  id: 'insurance00000000000',
  name: 'Insurance',
  of: 'car',
  blocks: false,
};

/** The stored document of these kinds. */
export const aStoredPaperKinds = (kinds: readonly PaperKind[] = [PERMIT, INSURANCE]) => ({
  'settings/papers': { ...paperKindsBatch({ kinds, rev: 0 })[0]?.fields },
});

/** A stored document with one paper, which Ada entered in May 2025. */
export const aStoredPaper = ({ id }: PaperKind, until: Day) => ({
  last: id,
  papers: { [id]: { until, by: 'u-ada', name: 'Ada Admin', at: new Date('2025-05-05T10:00:00Z'), was: [] } },
  ends: { [id]: new Date(`${until}T22:00:00Z`) },
});
