import type { DuePaper } from '#domain/rides/model/firm/papers.ts';
import { Badge } from '#ui/data/badge.tsx';
import { useRidesCopy } from '../rides-copy.ts';

/** The expired papers of a driver or a car, as badges beside the name. */
export function PaperMarks({ expired }: { expired: readonly DuePaper[] }) {
  const { paperExpired } = useRidesCopy();
  return expired.map(({ kind }) => (
    <span key={kind.id}>
      {' '}
      <Badge means="late" inRow>
        {paperExpired(kind.name)}
      </Badge>
    </span>
  ));
}
