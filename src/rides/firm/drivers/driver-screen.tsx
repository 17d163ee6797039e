import { useParams, useSearch } from '@tanstack/react-router';
import { isDocumentId } from '#domain/accounts/model/is-document-id.ts';
import type { ActorName } from '#domain/accounts/services/people.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { mayReview } from '#domain/shared/people/powers.ts';
import { succeed } from '#domain/shared/result.ts';
import { useCursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import { RouteButton, RouteLink } from '#ui/actions/route-link.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FullHeightPage, WayBack } from '#ui/page/titled-page.tsx';
import { MessageCard } from '#ui/page/message-card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Section } from '#ui/page/section.tsx';
import { useRevokedDrivers } from '../../dispatch/use-revoked-drivers.ts';
import { ServiceZone, useService } from '../../dispatch/use-service.tsx';
import { useShifts } from '../../dispatch/use-shifts.ts';
import { OwnRidesList } from '../../shared/live/own-rides-list.tsx';
import { lazyRidePart } from '../../shared/lazy-ride-part.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useFirmCopy } from '../firm-copy.ts';
import { EndShift } from '../fleet/end-shift.tsx';
import { SetCar } from './set-car.tsx';
import { ShiftFacts } from './shift-facts.tsx';

const ROUTE = { from: '/signed-in/admin/drivers/$uid' } as const;

/** The panels below the shift. They load late, because their code is large and the shift is shown without them. */
const DriverPanels = lazyRidePart(async () => (await import('./driver-panels.tsx')).DriverPanels);

const BACK = { to: '/admin/fleet' } as const;

const NOBODY: { readonly shift: Shift | null; readonly actor: ActorName } = {
  shift: null,
  actor: { state: 'without-profile' },
};

/** A driver of the firm: the live shift, the panels, and the rides in pages. */
export function DriverScreen() {
  const user = useUser();
  const { uid } = useParams(ROUTE);
  const pages = useCursorPages(useSearch(ROUTE));
  const { fleet, shifts } = useFirmCopy();
  const { driver: copy, columns, failed } = shifts;
  const { people, drivers } = useDispatch();
  const { seen: watched } = useShifts();
  const service = useService();
  const { time } = service;
  const isUid = isDocumentId(uid);
  const { value, error, reload } = useRequest(uid, async () => {
    if (!isUid) return succeed(NOBODY);
    const [shift, actor] = await Promise.all([drivers.shift(uid), people.actor(uid)]);
    if (!shift.ok) return shift;
    return actor.ok ? succeed({ shift: shift.value, actor: actor.value }) : actor;
  });
  // The live shift. A firm may have more drivers than are watched; the shift is then as it was read.
  const shift = watched?.find((each) => each.uid === uid) ?? value?.shift ?? null;
  const blocked = useRevokedDrivers(shift && [shift]);
  const actor = value?.actor;
  if (shift === null && actor?.state === 'without-profile') {
    return (
      <>
        <PageTitle>{columns.driver}</PageTitle>
        <MessageCard icon="search" title={copy.missing.title} text={copy.missing.text}>
          <RouteButton {...BACK}>{copy.missing.back}</RouteButton>
        </MessageCard>
      </>
    );
  }
  const name = shift?.name ?? (actor?.state === 'named' ? actor.name : columns.driver);
  return (
    <FullHeightPage>
      <PageTitle>{name}</PageTitle>
      <WayBack>
        <RouteLink {...BACK}>{fleet.title}</RouteLink>
      </WayBack>
      <LoadFailure what={failed} error={error} onRetry={reload} />
      {value === null && error === null && <Skeleton lines={6} label={copy.loading} />}
      {value !== null && (
        <>
          <h1 className="text-title wrap-anywhere">
            <bdi translate="no">{name}</bdi>
          </h1>
          <Section
            heading={copy.shift}
            aside={
              shift !== null && (
                <div className="flex flex-wrap gap-x-3">
                  <SetCar shift={shift} shifts={watched} onSet={reload} />
                  <EndShift shift={shift} format={time} onEnded={reload} />
                </div>
              )
            }
          >
            {shift === null ? (
              <p className="text-ink-soft">{copy.never}</p>
            ) : (
              <ShiftFacts shift={shift} blocked={blocked?.has(uid) === true} format={time} />
            )}
            {mayReview(user) && (
              <p>
                <RouteLink to="/admin/accounts/$uid" params={{ uid }}>
                  {copy.toAccount}
                </RouteLink>
              </p>
            )}
          </Section>
          <DriverPanels key={uid} {...{ uid, name, shift, service }} />
          <OwnRidesList of="driver" uid={uid} to="/admin/rides/$id" pages={pages} noneText={copy.noRides} />
          <ServiceZone service={service} />
        </>
      )}
    </FullHeightPage>
  );
}
