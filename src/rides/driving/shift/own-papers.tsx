import { dueOf, type KnownPapers } from '#domain/rides/model/firm/papers.ts';
import { useUser } from '#core/session/user-context.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { usePapersCopy } from '../../shared/papers/papers-copy.ts';
import { usePaperText } from '../../shared/papers/use-paper-text.ts';
import type { KnownShift } from './use-shift.ts';

interface OwnPapersProps {
  papers: KnownPapers | null;
  cars: KnownShift['cars'];
}

/** Says which papers of the driver and of their own cars have expired or soon will, and what to do. */
export function OwnPapers({ papers, cars }: OwnPapersProps) {
  const { own: copy } = usePapersCopy();
  const textOf = usePaperText();
  const { uid } = useUser();
  const due = dueOf(papers, 'driver', uid);
  const ofCars = cars
    .filter(({ owner }) => owner === uid)
    .flatMap(({ id, label }) => dueOf(papers, 'car', id).map((paper) => ({ id, label, paper })));
  if (due.length + ofCars.length === 0) return null;
  const isBlocked = due.some(({ kind, state }) => kind.blocks && state === 'expired');
  return (
    <Notice tone="warning" compact>
      <p className="font-semibold">{copy.heading}</p>
      <ul>
        {due.map((paper) => (
          <li key={paper.kind.id}>{textOf(paper)}</li>
        ))}
        {ofCars.map(({ id, label, paper }) => (
          <li key={`${id} ${paper.kind.id}`}>
            <bdi translate="yes">{label}</bdi> · {textOf(paper)}
          </li>
        ))}
      </ul>
      <p>
        {copy.text} {isBlocked && copy.blocked}
      </p>
    </Notice>
  );
}
