import { useNavigate, useSearch } from '@tanstack/react-router';
import { dayOfAddress } from '#core/navigation/day-of-address.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { WayBack } from '#ui/page/titled-page.tsx';
import { DayPage } from '../day-page.tsx';
import { DayChoice } from './day-choice.tsx';
import { DaySheets } from './day-sheets.tsx';
import { DriverSheet } from './driver-sheet.tsx';
import { useTakingsCopy } from './takings-copy.ts';

const ROUTE = { from: '/signed-in/admin/takings' } as const;

/** The cash sheets of a day, for the desk: of all drivers, or of one driver. */
export function TakingsScreen() {
  const copy = useTakingsCopy();
  const { day: wanted, driver } = useSearch(ROUTE);
  const navigate = useNavigate({ from: '/admin/takings' });
  return (
    <DayPage copy={copy} lines={6}>
      {({ timeZone, today }) => {
        const day = dayOfAddress(wanted, today);
        return (
          <>
            <DayChoice
              day={day}
              today={today}
              onDay={(chosen) => void navigate({ search: { day: chosen, driver } })}
            />
            {driver === undefined ? (
              <DaySheets day={day} />
            ) : (
              <>
                <WayBack>
                  <RouteLink to="/admin/takings" search={{ day }}>
                    {copy.toAll}
                  </RouteLink>
                </WayBack>
                <DriverSheet key={`${driver} ${day}`} {...{ driver, day, today, timeZone }} />
              </>
            )}
          </>
        );
      }}
    </DayPage>
  );
}
