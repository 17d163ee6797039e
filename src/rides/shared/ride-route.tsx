import { useRidesCopy } from './rides-copy.ts';

interface RideRouteProps {
  from: string;
  to: string;
}

/** From where to where. A place without a name, such as an empty area, is left out. */
export function RideRoute({ from, to }: RideRouteProps) {
  const copy = useRidesCopy();
  const ends = [
    { term: copy.from, place: from, mark: '' },
    { term: copy.to, place: to, mark: 'before:bg-accent-ink' },
  ];
  return (
    <dl className="grid gap-1">
      {ends.map(
        ({ term, place, mark }) =>
          place !== '' && (
            <div
              key={term}
              className={`relative flex flex-wrap gap-x-2 pl-6 before:absolute before:top-1.5 before:left-0 before:size-3 before:rounded-full before:border-3 before:border-accent-ink ${mark}`}
            >
              <dt className="text-ink-soft">{term}</dt>
              <dd className="min-w-0 font-medium wrap-anywhere">
                <bdi>{place}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
