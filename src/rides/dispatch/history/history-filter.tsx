import { useState, type RefObject } from 'react';
import { PRESETS, presetRange, type Preset } from '#domain/shared/time/day-range.ts';
import { RIDE_STATES } from '#domain/rides/model/ride/ride-state.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import type { Dispatcher } from '#domain/rides/services/ride-history.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { useRequest } from '#core/product/use-request.ts';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { DayField } from '#ui/fields/day-field.tsx';
import { FilterLine } from '#ui/fields/filter-line.tsx';
import { FoldFilters } from '#ui/fields/fold-filters.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { endProblem, historyPlaceIn, LONGEST_FIND } from './history-place.ts';
import type { HistorySearch } from './history-search.ts';
import { useRideHistoryCopy } from './ride-history-copy.ts';

/** The keys that choose days, anywhere on the page. */
export const PRESET_KEYS = {
  today: 't',
  yesterday: 'y',
  lastWeek: 'w',
  thisMonth: 'm',
} as const satisfies Readonly<Record<Preset, string>>;

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceProps {
  label: string;
  none: string;
  options: readonly Option[];
  value: string | undefined;
  /** Names a value that the list lacks, such as one from a link or a person who has left. */
  unknown: (value: string) => string;
  onChoose: (value: string | undefined) => void;
}

/** A select with an empty option. */
function Choice({ label, none, options, value = '', unknown, onChoose }: ChoiceProps) {
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <FieldFrame label={label} compact>
      {(control) => (
        <Select
          {...control}
          options={isKnown ? options : [...options, { value, label: unknown(value) }]}
          none={none}
          value={value}
          onChange={(chosen) => onChoose(chosen === '' ? undefined : chosen)}
        />
      )}
    </FieldFrame>
  );
}

interface HistoryFilterProps {
  /** The search parameters of the address. */
  search: HistorySearch;
  onSearch: (changes: HistorySearch) => void;
  dispatchers: {
    readonly known: readonly Dispatcher[];
    readonly error: SystemError | null;
    readonly reload: () => void;
  };
  today: Day;
  /** The field that searches for a passenger. */
  find: RefObject<HTMLInputElement | null>;
}

export function HistoryFilter({ search, onSearch, dispatchers, today, find }: HistoryFilterProps) {
  const copy = useRideHistoryCopy();
  const { columns, passenger } = useDispatchCopy();
  const { states } = useRidesCopy();
  const { rideHistory } = useDispatch();
  const { vehicles } = useRides();
  const drivers = useRequest(null, rideHistory.drivers);
  const cars = useRequest(null, vehicles.list);
  const { place, problems } = historyPlaceIn(search);
  const plates = new Map(
    (cars.value?.known ?? []).flatMap(({ plate, formerPlates, label }) =>
      [plate, ...formerPlates.toReversed()].flatMap((each) => (each === '' ? [] : [[each, label] as const])),
    ),
  );
  const [isUnfolded, setUnfolded] = useState(false);
  /** Whether a filter is shown: it is set, or all filters are unfolded. */
  const isShown = (name: keyof HistorySearch) => isUnfolded || search[name] !== undefined;
  /** On a phone the two fields for days are folded, too, because the buttons for ranges are in sight. */
  const dayClasses = (name: 'from' | 'to') =>
    classNames('basis-32 sm:max-w-44', !isShown(name) && 'max-sm:hidden');
  const textOf = (problem: ReturnType<typeof endProblem>) =>
    problem === null ? undefined : copy.problems[problem];
  const chooseDays = (preset: Preset) => onSearch(presetRange(preset, today));
  return (
    <div className="grid grid-cols-1 gap-1 print:hidden">
      <FilterLine>
        <div className="grow sm:max-w-56 sm:basis-36">
          <SearchField
            ref={find}
            label={passenger}
            hint={copy.findHint}
            search={place.find ?? ''}
            onSearch={(text) => onSearch({ find: text === '' ? undefined : text, rider: undefined })}
            longest={LONGEST_FIND}
          />
        </div>
        <fieldset aria-label={copy.days} className="flex flex-wrap gap-1">
          {PRESETS.map((preset) => {
            const { from, to } = presetRange(preset, today);
            const isChosen = place.from === from && place.to === to;
            return (
              <Button
                key={preset}
                tone={isChosen ? 'soft' : 'secondary'}
                size="small"
                aria-pressed={isChosen}
                aria-keyshortcuts={PRESET_KEYS[preset]}
                onClick={() => chooseDays(preset)}
              >
                <span className={isChosen ? 'forced-colors:underline' : undefined}>
                  {copy.presets[preset]}
                </span>
              </Button>
            );
          })}
          {(search.from ?? search.to) !== undefined && (
            <Button tone="quiet" size="small" onClick={() => onSearch({ from: undefined, to: undefined })}>
              {copy.allDays}
            </Button>
          )}
        </fieldset>
        <div className={dayClasses('from')}>
          <DayField
            label={copy.from}
            day={search.from}
            today={today}
            problemOf={(day) => textOf(endProblem(day, undefined))}
            onDay={(from) => onSearch({ from })}
          />
        </div>
        <div className={dayClasses('to')}>
          <DayField
            label={copy.to}
            day={search.to}
            today={today}
            problemOf={(day) => textOf(endProblem(day, place.from))}
            onDay={(to) => onSearch({ to })}
          />
        </div>
        {isShown('driver') && (
          <Choice
            label={columns.driver}
            none={copy.everyDriver}
            options={(drivers.value ?? []).map(({ uid, name }) => ({ value: uid, label: name }))}
            unknown={() => copy.oneDriver}
            value={place.driver}
            onChoose={(driver) => onSearch({ driver })}
          />
        )}
        {isShown('car') && (
          <Choice
            label={copy.car}
            none={copy.everyCar}
            options={[...plates].map(([value, label]) => ({ value, label: `${value} · ${label}` }))}
            unknown={(plate) => plate}
            value={place.plate}
            onChoose={(car) => onSearch({ car })}
          />
        )}
        {isShown('by') && (
          <Choice
            label={copy.bookedBy}
            none={copy.everyBooker}
            options={[
              { value: 'passenger', label: copy.bookers.passenger },
              { value: 'dispatch', label: copy.bookers.dispatch },
              ...dispatchers.known.map(({ uid, name }) => ({ value: uid, label: name })),
            ]}
            unknown={() => copy.oneBooker}
            value={search.by}
            onChoose={(by) => onSearch({ by })}
          />
        )}
        {isShown('state') && (
          <Choice
            label={columns.state}
            none={copy.everyState}
            options={RIDE_STATES.map((value) => ({ value, label: states[value] }))}
            unknown={(state) => state}
            value={place.state}
            onChoose={(state) => onSearch({ state })}
          />
        )}
        <FoldFilters isUnfolded={isUnfolded} onUnfold={setUnfolded} />
      </FilterLine>
      {(['find', 'car', 'state'] as const).map((name) => {
        const [text, problem] = [search[name], problems[name]];
        return (
          text !== undefined &&
          problem !== undefined && (
            <p key={name} role="alert" className="wrap-anywhere text-danger-ink">
              {copy.leftOut(text, copy.problems[problem])}
            </p>
          )
        );
      })}
      <LoadFailure what={copy.driversFailed} error={drivers.error} onRetry={drivers.reload} />
      <LoadFailure what={copy.carsFailed} error={cars.error} onRetry={cars.reload} />
      <LoadFailure what={copy.dispatchersFailed} error={dispatchers.error} onRetry={dispatchers.reload} />
    </div>
  );
}
