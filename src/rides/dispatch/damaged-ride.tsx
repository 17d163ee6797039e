import type { DamagedRide as Damaged } from '#domain/rides/model/ride/ride.ts';
import { useDispatchCopy } from './dispatch-copy.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';

/** What is wrong with a damaged ride, and what to do about it. */
export function DamagedRide({ ride }: { ride: Damaged }) {
  const copy = useDispatchCopy();
  return (
    <>
      <PageTitle>{copy.ride.title}</PageTitle>
      <div className="grid gap-1">
        <h1 className="text-title">{copy.ride.damaged.title}</h1>
        <p className="font-mono text-sm wrap-anywhere text-ink-soft">{ride.id}</p>
      </div>
      <Notice tone="warning">
        <p>{copy.ride.damaged.text}</p>
        <p>{copy.damaged(ride.fields.join(', '))}</p>
      </Notice>
    </>
  );
}
