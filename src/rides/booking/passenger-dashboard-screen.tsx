import { displayName } from '#core/text/display-name.ts';
import { useUser } from '#core/session/user-context.ts';
import { useDashboardCopy } from '#words/dashboard-copy.ts';
import { BookingDesk } from './desk/booking-desk.tsx';

export function PassengerDashboardScreen() {
  const copy = useDashboardCopy();
  const user = useUser();
  return (
    <>
      <div className="grid justify-items-start gap-0.5">
        <h1 className="text-title hyphens-auto wrap-anywhere">{copy.headings.passenger}</h1>
        <p className="wrap-anywhere text-ink-soft">{copy.greeting(displayName(user))}</p>
      </div>
      <BookingDesk />
    </>
  );
}
