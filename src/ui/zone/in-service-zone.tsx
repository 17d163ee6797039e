import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { fail, succeed } from '#domain/shared/result.ts';
import { useProduct } from '#core/product/product-context.tsx';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import { watchWhileVisible } from '#core/session/watch-while-visible.ts';
import { ZoneContext } from '#words/use-format.ts';
import { useZoneCopy } from '#words/zone-copy.ts';
import { useServiceTime } from './use-service-time.ts';
import { ZoneNote } from './zone-note.tsx';

/**
 * The zone of the settings; `null` while it is unknown, if rides are not set up, and for people who are not approved.
 * All pages share one read. After a failure the zone is read again when the page becomes visible or the device is
 * online.
 */
function useServiceZone() {
  const { rides } = useProduct();
  const isAllowed = useUser().status === 'approved';
  const known = rides.loaded()?.serviceSettings.known() ?? null;
  const { value, error, reload } = useRequest(isAllowed, async () => {
    if (!isAllowed) return succeed(null);
    const services = await rides.load().catch(() => null);
    if (services === null) return fail({ code: 'network' });
    const { serviceSettings } = services;
    const settings = serviceSettings.known();
    return settings === null ? serviceSettings.read() : succeed(settings);
  });
  const isLost = error !== null && error.code !== 'rides-not-set-up';
  const askAgain = useEffectEvent(reload);
  useEffect(() => (isLost ? watchWhileVisible(() => askAgain()) : undefined), [isLost]);
  return { isAllowed, isLost, timeZone: (value ?? known)?.timeZone ?? null };
}

interface InZoneProps {
  /** An IANA name. An unknown or empty name means the device's zone. */
  timeZone: string;
  children: ReactNode;
}

/** A part of a page whose times are in this zone. */
export function InZone({ timeZone, children }: InZoneProps) {
  return <ZoneContext value={useServiceTime(timeZone).timeZone}>{children}</ZoneContext>;
}

/**
 * A page of accounts. Its times are in the service's zone, as on pages of rides. Until that zone is known, they are in
 * the device's. The note about the zone is below the page, where it moves no content.
 */
export function InServiceZone({ children }: { children: ReactNode }) {
  const copy = useZoneCopy();
  const { isAllowed, isLost, timeZone } = useServiceZone();
  const time = useServiceTime(timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <ZoneContext value={time.timeZone}>
      {children}
      {/* No alert, because the page itself reports a lost network. Only approved people may read the settings. */}
      {(isLost || !isAllowed) && (
        <p className="text-sm text-ink-soft">{isLost ? `${copy.lost} ${copy.ofDevice}` : copy.ofDevice}</p>
      )}
      <ZoneNote place={time.zone} />
    </ZoneContext>
  );
}
