import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { isDay } from '#domain/rides/model/history/day.ts';
import { RIDE_STATES, type RideState } from '#domain/rides/model/ride/ride-state.ts';
import type { Day } from '#domain/rides/model/time/wall-time.ts';
import { useRequest } from '#core/product/use-request.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import type { HistorySearch } from './history-search.ts';
import { useRideHistoryCopy } from './ride-history-copy.ts';

/** Which rides the history shows, as its search parameters say. */
export interface HistoryPlace extends HistorySearch {
  readonly state?: RideState | undefined;
}

/** As long as the longest name. Characters. */
const LONGEST_FIND = 100;

const dayIn = (text: string | undefined) => (text !== undefined && isDay(text) ? text : undefined);

/** Anything invalid counts as absent, and so does a text if one passenger is named. */
export function historyPlaceIn(search: HistorySearch): HistoryPlace {
  const { rider } = search;
  const day = dayIn(search.day);
  const until = dayIn(search.until);
  return {
    find: (rider === undefined && search.find?.trim().slice(0, LONGEST_FIND)) || undefined,
    rider,
    driver: search.driver,
    state: RIDE_STATES.find((state) => state === search.state),
    day,
    until: day !== undefined && until !== undefined && until > day ? until : undefined,
  };
}

interface DayFieldProps {
  label: string;
  /** The day in the URL. */
  day: Day | undefined;
  onDay: (day: Day | undefined) => void;
  noDay: string;
  /** The earliest day that is accepted, and the text that refuses an earlier one. */
  from?: { readonly day: Day; readonly refusal: string };
}

/** Nobody looks for rides before this day. A year is typed digit by digit, so it begins as 0002. */
const EARLIEST: Day = '2000-01-01';

/** A day of the calendar, which counts once it is complete. */
function DayField({ label, day, onDay, noDay, from }: DayFieldProps) {
  const [typed, setTyped] = useState(day ?? '');
  const [error, setError] = useState<string>();
  const reported = useRef(day);
  // Back, forward and links change the day from outside.
  useEffect(() => {
    if (day === reported.current) return;
    reported.current = day;
    setTyped(day ?? '');
    setError(undefined);
  }, [day]);
  const isRefused = (text: string) => text !== '' && from !== undefined && text < from.day;
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    setError(undefined);
    const wanted = target.value === '' ? undefined : target.value;
    if (target.validity.badInput || (wanted !== undefined && wanted < EARLIEST) || isRefused(target.value))
      return;
    reported.current = wanted;
    onDay(wanted);
  };
  return (
    <TextField
      type="date"
      compact
      label={label}
      value={typed}
      error={error}
      onChange={change}
      onBlur={({ target }) => {
        if (target.validity.badInput || (typed !== '' && typed < EARLIEST)) setError(noDay);
        else if (isRefused(typed)) setError(from?.refusal);
      }}
    />
  );
}

interface HistoryFilterProps {
  place: HistoryPlace;
  onPlace: (place: HistoryPlace) => void;
}

/** Narrows the rides to those of a passenger, a driver, a state and some days. */
export function HistoryFilter({ place, onPlace }: HistoryFilterProps) {
  const copy = useRideHistoryCopy();
  const { columns, passenger } = useDispatchCopy();
  const { states } = useRidesCopy();
  const { rideHistory } = useDispatch();
  const drivers = useRequest(null, rideHistory.drivers);
  const known = (drivers.value ?? []).map(({ uid, name }) => ({ value: uid, label: name }));
  const isKnown = place.driver === undefined || known.some(({ value }) => value === place.driver);
  return (
    <div className="grid grid-cols-1 items-start gap-x-4 gap-y-2 sm:grid-cols-2 sm:gap-y-0 lg:grid-cols-[1.2fr_1fr_1fr_1fr_1fr] print:hidden">
      <div className="sm:col-span-2 lg:col-span-1">
        <SearchField
          label={passenger}
          hint={copy.findHint}
          search={place.find ?? ''}
          onSearch={(find) => onPlace({ ...place, find: find === '' ? undefined : find, rider: undefined })}
          longest={LONGEST_FIND}
        />
      </div>
      <FieldFrame label={columns.driver} compact>
        {(control) => (
          <Select
            {...control}
            options={isKnown ? known : [...known, { value: place.driver ?? '', label: copy.oneDriver }]}
            none={copy.everyDriver}
            value={place.driver ?? ''}
            onChange={(driver) => onPlace({ ...place, driver: driver === '' ? undefined : driver })}
          />
        )}
      </FieldFrame>
      <FieldFrame label={columns.state} compact>
        {(control) => (
          <Select
            {...control}
            options={RIDE_STATES.map((value) => ({ value, label: states[value] }))}
            none={copy.everyState}
            value={place.state ?? ''}
            onChange={(chosen) => onPlace({ ...place, state: RIDE_STATES.find((state) => state === chosen) })}
          />
        )}
      </FieldFrame>
      <DayField
        label={copy.day}
        day={place.day}
        noDay={copy.noDay}
        onDay={(day) => onPlace({ ...place, day, until: day === undefined ? undefined : place.until })}
      />
      {place.day !== undefined && (
        <DayField
          label={copy.until}
          day={place.until}
          noDay={copy.noDay}
          from={{ day: place.day, refusal: copy.beforeDay }}
          onDay={(until) => onPlace({ ...place, until })}
        />
      )}
      {drivers.error !== null && (
        <div className="col-span-full">
          <LoadFailure what={copy.driversFailed} error={drivers.error} onRetry={drivers.reload} />
        </div>
      )}
    </div>
  );
}
