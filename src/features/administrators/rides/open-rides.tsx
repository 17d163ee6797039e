import { Suspense, useRef, useState } from 'react';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import { focusPageHeading } from '../../../core/navigation/focus-on-navigation.ts';
import { useRideFeed } from '../../../core/rides/use-ride-feed.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import { useDispatchCopy } from '../../../copy/rides/dispatch.ts';
import type { Format } from '../../../copy/language/use-format.ts';
import { useErrorText } from '../../../copy/use-error-text.ts';
import { RetryButton } from '../../../ui/actions/retry-button.tsx';
import { useRowFocus } from '../../../ui/data/use-row-focus.ts';
import { useSettlingRows } from '../../../ui/data/use-settling-rows.ts';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { FeedNote } from '../../../ui/rides/feed-note.tsx';
import { boardRegions, type BoardRegion } from './board-regions.ts';
import { RideTable } from './ride-table.tsx';
import type { AskedAction } from './steps/dispatch-action.ts';
import { LateActionDialog } from './steps/late-action-dialog.ts';
import { RideActions } from './steps/ride-actions.tsx';
import { useDetailsOf } from './use-details-of.ts';

const REGIONS = ['waiting', 'promised', 'underWay'] as const;

/** The ride as it is now, as far as the list tells: it may go on while a dialog about it is open. */
function latestOf(ride: Ride, seen: readonly FoundRide[]): Ride {
  const latest = seen.find(({ id }) => id === ride.id);
  return latest === undefined || latest.state === 'damaged' ? ride : latest;
}

interface Asked {
  readonly ride: Ride;
  readonly action: AskedAction;
}

/** What is open, live, by what it waits for. */
export function OpenRides({ format }: { format: Format }) {
  const copy = useDispatchCopy();
  const textOf = useErrorText();
  const area = useRef<HTMLDivElement>(null);
  const { rideViews } = useRides();
  const board = useRideFeed({ kind: 'board' });
  const { seen, error } = board;
  const details = useDetailsOf(seen);
  const [asked, setAsked] = useState<Asked | null>(null);
  useRowFocus(area, { focusOwnHeading: focusPageHeading });
  const regions = boardRegions(seen ?? []);
  useSettlingRows(
    area,
    seen === null
      ? null
      : Object.values(regions)
          .flat()
          .map(({ id }) => id),
  );

  if (seen === null) {
    if (error === null) return <Skeleton rows lines={6} label={copy.loading} />;
    return (
      <ErrorBox text={`${copy.failed} ${textOf(error)}`}>
        <RetryButton onRetry={rideViews.lookNow} />
      </ErrorBox>
    );
  }
  const nameOf = ({ id }: FoundRide) => details.get(id)?.name ?? copy.passenger;
  const stepsOf = (ride: Ride) => (
    <RideActions
      ride={ride}
      name={nameOf(ride)}
      format={format}
      onAsk={(action) => setAsked({ ride, action })}
    />
  );
  const table = (region: BoardRegion) => (
    <RideTable caption={copy.regions[region]} rides={regions[region]} {...{ details, format, stepsOf }} />
  );
  return (
    <div ref={area} className="grid grid-cols-1 gap-4 sm:gap-6">
      <output className="text-ink-soft">
        {copy.summary(regions.waiting.length, regions.promised.length, regions.underWay.length)}
      </output>
      {REGIONS.map((region) => (
        <Section key={region} heading={copy.regions[region]}>
          {regions[region].length === 0 ? (
            <p className="text-ink-soft">{copy.none[region]}</p>
          ) : (
            table(region)
          )}
        </Section>
      ))}
      {regions.damaged.length > 0 && <Section heading={copy.regions.damaged}>{table('damaged')}</Section>}
      <FeedNote feed={board} format={format} />
      <Suspense>
        {asked !== null && (
          <LateActionDialog
            ride={latestOf(asked.ride, seen)}
            name={nameOf(asked.ride)}
            action={asked.action}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
