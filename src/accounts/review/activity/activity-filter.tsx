import type { ActivityPage } from '#domain/accounts/services/activity.ts';
import { useUser } from '#core/session/user-context.ts';
import { useActivityCopy } from './activity-copy.ts';
import { Select } from '#ui/fields/select.tsx';
import { PERIODS, type ActivitySearch } from './activity-search.ts';

interface ActivityFilterProps {
  place: ActivitySearch;
  people: ActivityPage['people'] | undefined;
  onPlace: (place: ActivitySearch) => void;
}

/** Narrows the decisions to those of one administrator, and to a period. */
export function ActivityFilter({ place, people, onPlace }: ActivityFilterProps) {
  const copy = useActivityCopy();
  const { uid } = useUser();
  const known = place.by === undefined ? undefined : people?.get(place.by);
  const other = known?.state === 'named' ? known.name : copy.one;
  return (
    <div className="flex flex-wrap gap-3">
      <Select
        aria-label={copy.who}
        options={[
          { value: uid, label: copy.me },
          ...(place.by === undefined || place.by === uid ? [] : [{ value: place.by, label: other }]),
        ]}
        none={copy.everybody}
        value={place.by ?? ''}
        onChange={(by) => onPlace({ ...place, by: by === '' ? undefined : by })}
      />
      <Select
        aria-label={copy.since}
        options={PERIODS.map((value) => ({ value, label: copy.periods[value] }))}
        none={copy.always}
        value={place.period ?? ''}
        onChange={(chosen) => onPlace({ ...place, period: PERIODS.find((each) => each === chosen) })}
      />
    </div>
  );
}
