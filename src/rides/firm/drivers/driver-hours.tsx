import { useState } from 'react';
import { weekOf } from '#domain/shared/time/day-range.ts';
import {
  driverDays,
  totalLength,
  periodOfShifts,
  type DriverDay,
} from '#domain/rides/model/history/driver-days.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { WorkedDuty } from '#domain/rides/model/firm/worked-duty.ts';
import { dayAt, plusDays, wallTimeAt } from '#domain/shared/time/wall-time.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { succeed } from '#domain/shared/result.ts';
import { useEach } from '#core/product/use-each.ts';
import { personName } from '#core/product/use-person-names.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useLanguage } from '#words/language-context.ts';
import { LOCALES } from '#words/use-format.ts';
import { CsvExport } from '#ui/csv/csv-export.tsx';
import type { CsvLine } from '#ui/csv/csv-file.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { StepButtons } from '#ui/fields/step-buttons.tsx';
import { Section } from '#ui/page/section.tsx';
import { useDayName } from '#ui/zone/use-day-name.ts';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useHoursCopy } from '../../shared/hours/hours-copy.ts';
import { useSpells } from '../../shared/hours/use-spells.ts';
import { WorkedDuties } from '../../shared/hours/worked-duties.tsx';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useRides } from '../../shared/use-rides.ts';

interface DriverHoursProps {
  uid: string;
  name: string;
  /** The present shift. Its time on duty up to now counts. */
  shift: Shift | null;
  time: ServiceTime;
}

interface Hours {
  readonly worked: readonly WorkedDuty[];
  readonly now: Date;
}

/** Names the people who ended or corrected a duty. Reads each name only one time. */
function useWhoDid(driver: string, name: string, worked: readonly WorkedDuty[]) {
  const copy = useHoursCopy();
  const { uid: own } = useUser();
  const { people } = useDispatch();
  const uids = new Set(worked.flatMap(({ by, log }) => [by, ...log.map((line) => line.by)]));
  const others = [...uids].filter((uid) => uid !== own && uid !== driver).toSorted();
  const { values } = useEach(
    others.map((id) => ({ id })),
    (uid) => personName(people, uid),
  );
  return (uid: string) => {
    if (uid === own) return copy.you;
    return uid === driver ? withoutDirectionControls(name) : (values.get(uid) ?? copy.dispatch);
  };
}

/** A driver's hours of a week, as a list and as a file. A shift counts for the day on which it began. */
export function DriverHours({ uid, name, shift, time }: DriverHoursProps) {
  const texts = useHoursCopy();
  const copy = texts.desk;
  const { language } = useLanguage();
  const { drivers } = useDispatch();
  const { serverTime } = useRides();
  const { timeZone } = time;
  const thisWeek = weekOf(dayAt(serverTime(), timeZone)).from;
  const [chosen, setChosen] = useState<string | null>(null);
  const monday = chosen ?? thisWeek;
  const range = weekOf(monday);
  const read = async () => {
    const worked = await drivers.duties(uid, periodOfShifts(range, timeZone));
    return worked.ok ? succeed<Hours>({ worked: worked.value, now: serverTime() }) : worked;
  };
  const { value, error, reload } = useRequest(`${uid} ${monday} ${timeZone}`, read);
  const nameOf = useWhoDid(uid, name, value?.worked ?? []);
  const daysOf = ({ worked, now }: Hours) => driverDays(range, { rides: [], worked, shift, now, timeZone });
  const days = value === null ? [] : daysOf(value);
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  const dayName = useDayName();
  const lengthText = (each: readonly DriverDay[]) => {
    const minutes = Math.floor(totalLength(each.flatMap(({ duty }) => duty)) / MINUTE_MS);
    return texts.length(Math.floor(minutes / 60), minutes % 60);
  };
  const spells = useSpells(time);
  const wall = (at: Date) => wallTimeAt(at, timeZone).replace('T', ' ');
  const lineOf = (day: string, duty: WorkedDuty): CsvLine<keyof typeof copy.file.header> => ({
    driver: name,
    day,
    duty: texts.duties[duty.duty],
    begin: wall(duty.since),
    end: wall(duty.until),
    timeZone,
    minutes: String(Math.floor((duty.until.getTime() - duty.since.getTime()) / MINUTE_MS)),
    car: duty.label,
    plate: duty.plate,
    endedBy: nameOf(duty.by),
    corrections: String(duty.log.length),
  });
  /** The duties of the week as lines of a file. They are read again, because corrections may have changed them. */
  const readFile = async () => {
    const found = await read();
    if (!found.ok) return found;
    const lines = daysOf(found.value).flatMap(({ day, worked }) => worked.map((one) => lineOf(day, one)));
    return succeed({ lines, unreadable: 0, next: null });
  };
  return (
    <Section heading={copy.heading}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p aria-live="polite" className="font-medium">
          {copy.week(format.formatRange(new Date(range.from), new Date(range.to)))}
        </p>
        <StepButtons
          labels={copy}
          isLast={monday >= thisWeek}
          onStep={(by) => setChosen(plusDays(monday, 7 * by))}
        />
      </div>
      <LoadFailure what={copy.failed} error={error} onRetry={reload} />
      {value === null && error === null && <Skeleton lines={4} label={copy.loading} />}
      {value !== null && (
        <>
          {days.length === 0 ? (
            <p className="text-ink-soft">{copy.none}</p>
          ) : (
            <ul className="grid gap-2">
              {days.map((day) => (
                <li key={day.day} className="grid border-b border-line pb-2 last:border-0">
                  <p className="flex flex-wrap justify-between gap-x-4">
                    <span>{dayName(day.day)}</span>
                    <span className="font-semibold tabular-nums">{lengthText([day])}</span>
                  </p>
                  <p className="text-sm text-ink-soft tabular-nums">{spells(day.duty, value.now)}</p>
                  <WorkedDuties
                    worked={day.worked}
                    driver={uid}
                    correct={(duty, times) => drivers.correctDuty(uid, duty, times)}
                    onCorrected={reload}
                    {...{ time, nameOf }}
                  />
                </li>
              ))}
            </ul>
          )}
          <p className="flex justify-between gap-4 font-semibold">
            <span>{copy.total}</span>
            <span className="tabular-nums">{lengthText(days)}</span>
          </p>
          {days.length > 0 && (
            <CsvExport
              read={readFile}
              texts={{ ...copy.file, name: copy.file.name(range.from, range.to) }}
              key={monday}
            />
          )}
        </>
      )}
    </Section>
  );
}
