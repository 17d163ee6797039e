import { useRidesCopy } from '../../copy/rides.ts';

interface RideRouteProps {
  from: string;
  to: string;
}

/** From where to where. A place without a name, as an area may be, is left out. */
export function RideRoute({ from, to }: RideRouteProps) {
  const copy = useRidesCopy();
  const ends = [
    { term: copy.from, place: from, mark: 'border-accent-ink' },
    { term: copy.to, place: to, mark: 'border-accent-ink bg-accent-ink' },
  ];
  return (
    <dl className="grid gap-1">
      {ends.map(
        ({ term, place, mark }) =>
          place !== '' && (
            <div key={term} className="flex gap-3">
              <span aria-hidden="true" className={`mt-1.5 size-3 shrink-0 rounded-full border-3 ${mark}`} />
              <div className="flex min-w-0 flex-wrap gap-x-2">
                <dt className="text-ink-soft">{term}</dt>
                <dd className="min-w-0 font-medium wrap-anywhere">
                  <bdi>{place}</bdi>
                </dd>
              </div>
            </div>
          ),
      )}
    </dl>
  );
}
