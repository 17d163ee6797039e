import { useState } from 'react';
import type { Availability, WantedAvailability } from '#domain/rides/model/firm/availability.ts';
import { NO_HOURS } from '#domain/rides/model/firm/availability.ts';
import { dayAt } from '#domain/shared/time/wall-time.ts';
import type { DeskServices } from '#core/product/product.ts';
import { useRequest } from '#core/product/use-request.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { Section } from '#ui/page/section.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useRides } from '../use-rides.ts';
import { useAvailabilityCopy } from './availability-copy.ts';
import { DaysAwayForm } from './days-away-form.tsx';
import { LaterNews } from './later-news.tsx';
import { UsualHoursForm } from './usual-hours-form.tsx';

interface AvailabilityPanelProps {
  /** The driver's uid. */
  uid: string;
  /** Who reads the panel: the driver (`own`) or a dispatcher (`driver`). */
  of: 'own' | 'driver';
  service: DeskServices['availability'];
}

const NOTHING: WantedAvailability = { hours: NO_HOURS, away: [], laterNews: false };

/** Shows and changes a driver's usual hours and days away. The driver also gets a choice of notices. */
export function AvailabilityPanel({ uid, of, service }: AvailabilityPanelProps) {
  const copy = useAvailabilityCopy();
  const toast = useToast();
  const { serverTime, serviceSettings, notifications } = useRides();
  const timeZone = serviceSettings.known()?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = useServiceTime(timeZone);
  const { value, error, reload } = useRequest(uid, async () => {
    const read = await service.read(uid);
    return read.ok ? { ok: true as const, value: { stored: read.value } } : read;
  });
  const stored = value?.stored ?? null;
  const known = stored ?? NOTHING;
  // What another person stored after this page's read. The next save replaces only the part that changed here.
  const [theirs, setTheirs] = useState<Availability | null>(null);
  const save = async (changed: Partial<WantedAvailability>) => {
    const saved = await service.save(uid, { ...(theirs ?? known), ...changed }, theirs ?? stored);
    if (!saved.ok) {
      if (saved.error.code !== 'availability-changed') return saved;
      const read = await service.read(uid);
      if (read.ok) setTheirs(read.value);
      return saved;
    }
    setTheirs(null);
    reload();
    toast({ tone: 'success', ...copy.saved });
    return saved;
  };
  return (
    <Section heading={copy.heading}>
      <p className="text-sm text-ink-soft">{copy.text[of]}</p>
      <LoadFailure what={copy.failed} error={error} onRetry={reload} />
      {value === null && error === null && <Skeleton lines={8} label={copy.loading} />}
      {value !== null && (
        <>
          <UsualHoursForm hours={known.hours} onSave={(hours) => save({ hours })} />
          <DaysAwayForm
            away={(theirs ?? known).away}
            today={dayAt(serverTime(), timeZone)}
            onSave={(away) => save({ away })}
          />
          {of === 'own' && (notifications.isOffered || known.laterNews) && (
            <LaterNews wanted={known.laterNews} onSave={(laterNews) => save({ laterNews })} />
          )}
          {stored !== null && (
            <p className="text-sm text-ink-soft">
              {copy.writtenBy(withoutDirectionControls(stored.name), time.dateTime(stored.at))}
            </p>
          )}
        </>
      )}
    </Section>
  );
}
