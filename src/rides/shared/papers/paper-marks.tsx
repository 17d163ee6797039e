import type { DuePaper } from '#domain/rides/model/firm/papers.ts';
import { Badge } from '#ui/data/badge.tsx';
import { usePapersCopy } from './papers-copy.ts';

/** The expired papers of a driver or a car, as marks beside the name. Nothing if there is none. */
export function PaperMarks({ expired }: { expired: readonly DuePaper[] }) {
  const copy = usePapersCopy();
  return expired.map(({ kind }) => (
    <span key={kind.id}>
      {' '}
      <Badge means="late" inRow>
        {copy.expired(kind.name)}
      </Badge>
    </span>
  ));
}
