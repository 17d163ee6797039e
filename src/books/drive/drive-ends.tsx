import { useEffect, useEffectEvent, useState } from 'react';
import type { BookError } from '#domain/books/model/fares/book-error.ts';
import type { EndedDrive, OpenEnd, UnsentEnd } from '#domain/books/model/fares/open-end.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { isUnreached } from '#domain/shared/is-unreached.ts';
import { succeed } from '#domain/shared/result.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useEach } from '#core/product/use-each.ts';
import type { SlotProps } from '#core/slots/ride-slots.ts';
import { useUser } from '#core/session/user-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Section } from '#ui/page/section.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { BookFailure } from '../use-book-error-text.ts';
import { useBooks } from '../use-books.ts';
import { useDriveCopy } from './drive-copy.ts';
import { DriveEndForm, type OpenFare } from './drive-end-form.tsx';
import { EnteredNote, Refused } from './entered-note.tsx';
import { useEndOutbox } from './use-end-outbox.ts';

type Given = SlotProps['driveEnds'];
type Seen = Given['rides'][number];

/** How long a driver can enter the end of a ride. Milliseconds. */
const ASKED_FOR_MS = DAY_MS;

/** The driver's completed rides of the last day. Until the server has answered, only those with unsent steps. */
function endedDrives({ rides, waiting, heardAt }: Given, uid: string) {
  return rides.flatMap((ride: Seen) => {
    if (ride.state !== 'completed' || ride.driver !== uid) return [];
    const { id, pickupAt, endedAt, card } = ride;
    const isLate = heardAt !== null && endedAt.getTime() < heardAt.getTime() - ASKED_FOR_MS;
    const isUnknown = heardAt === null && !waiting.includes(id);
    return isLate || isUnknown ? [] : [{ ride: id, pickupAt, endedAt, plate: card?.plate ?? '' }];
  });
}

/**
 * The ends that a driver still has to enter. The last one that is not postponed has the form. Also shows entered ends
 * that are not stored yet. Shows nothing without books.
 */
export function DriveEnds(given: Given) {
  const { rides, waiting, heardAt, timeZone } = given;
  const copy = useDriveCopy();
  const { uid } = useUser();
  const { driveFares } = useBooks();
  const { outbox, open } = useEndOutbox();
  const time = useServiceTime(timeZone === '' ? undefined : timeZone);
  const [last, setLast] = useState<(EndedDrive & { readonly entered: UnsentEnd }) | null>(null);
  const [read, setRead] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<BookError | null>(null);
  const ended = endedDrives(given, uid);
  const unknown = ended.filter((drive) => !outbox.isKnown(drive));
  const unentered = open.filter(({ entered }) => entered === null);
  /** An end in the outbox may be from before a reopening, or lack the server's time. The ride's own end is newer. */
  const latest = (end: OpenEnd) => ended.find(({ ride }) => ride === end.ride) ?? end;
  const asked = [...unknown, ...unentered.map(latest)];
  const { values: answers } = useEach(
    // A new end of a reopened ride has another time, so its fare is read again.
    asked.map(({ ride, endedAt }) => ({ id: ride, version: endedAt.getTime() })),
    async (id) => {
      const drive = asked.find(({ ride }) => ride === id);
      if (drive === undefined) return succeed(null);
      const seen = rides.find((ride) => ride.id === id);
      const area = seen === undefined || seen.state === 'damaged' ? null : seen.area;
      const fare = await catchDefect(() => driveFares.of({ ...drive, area }));
      // The first failure stays. A change renders the page, and each render reads the failed fares again.
      setFailure((known) => (fare.ok ? null : (known ?? fare.error)));
      return fare.ok ? succeed({ fare: fare.value, endedAt: drive.endedAt.getTime() }) : fare;
    },
  );
  /** Without a network a ride with unsent steps may have no price yet, and the page says so elsewhere. */
  const isUnread = asked.some(
    ({ ride, endedAt }) =>
      failure !== null &&
      answers.get(ride)?.endedAt !== endedAt.getTime() &&
      !(isUnreached(failure) && waiting.includes(ride)),
  );
  const fareOf = (ride: string) => answers.get(ride)?.fare;
  const sort = useEffectEvent((known: typeof answers, seen: Given['rides']) => {
    for (const drive of asked) {
      const answer = known.get(drive.ride);
      if (answer?.endedAt !== drive.endedAt.getTime()) continue;
      if (answer.fare.state === 'open') outbox.add(drive);
      else if (answer.fare.state !== 'unpriced') outbox.settle(drive);
    }
    if (heardAt !== null) outbox.expire(new Date(heardAt.getTime() - ASKED_FOR_MS));
    // A ride without an end was reopened, so its entered end is void.
    for (const ride of seen) if (ride.state !== 'damaged' && ride.endedAt === null) outbox.forget(ride.id);
  });
  useEffect(() => sort(answers, rides), [answers, rides]);
  const send = useEffectEvent((at: Date | null, ends: readonly OpenEnd[], unsent: string) => {
    if (at !== null && ends.length > 0) void outbox.send((ride) => !unsent.split(' ').includes(ride));
  });
  // Also sends after a step was sent, because the next news of the feed may come much later.
  const unsentSteps = waiting.join(' ');
  useEffect(() => send(heardAt, open, unsentSteps), [heardAt, open, unsentSteps]);

  const hidden = ended.find(({ ride }) => fareOf(ride)?.state === 'hidden' && !read.includes(ride));
  const openFareOf = ({ ride }: OpenEnd): OpenFare | null => {
    const fare = fareOf(ride);
    return fare?.state === 'open' ? fare : null;
  };
  const nameOf = ({ ride, pickupAt }: OpenEnd) => {
    const seen = rides.find(({ id }) => id === ride);
    const at = copy.rideAt(time.moment(pickupAt, heardAt ?? pickupAt));
    if (seen === undefined || seen.state === 'damaged' || seen.area.from === '') return at;
    return `${at}, ${copy.trip(seen.area.from, seen.area.to)}`;
  };
  const shown = unentered.findLast((end) => !end.isLater && openFareOf(end) !== null);
  const fare = shown === undefined ? null : openFareOf(shown);
  const left = unentered.filter((end) => end !== shown && openFareOf(end) !== null);
  const isSent = last !== null && outbox.isKnown(last) && !open.some(({ ride }) => ride === last.ride);
  return (
    <>
      <BookFailure what={copy.failed} error={isUnread ? failure : null} onRetry={() => setFailure(null)} />
      {hidden !== undefined && (
        <Notice compact>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="font-semibold">{copy.hiddenEnd}</p>
            <Button tone="secondary" size="small" onClick={() => setRead([...read, hidden.ride])}>
              {copy.ok}
            </Button>
          </div>
        </Notice>
      )}
      {open.map(
        (end) =>
          end.entered !== null &&
          end.refused !== null && (
            <Refused
              key={end.ride}
              end={{ ...end, entered: end.entered }}
              onRead={() => {
                outbox.settle(end);
                setLast(null);
              }}
            />
          ),
      )}
      <div aria-live="polite" className="grid gap-2 empty:sr-only">
        {open.map(
          ({ ride, entered, refused }) =>
            entered !== null &&
            refused === null && (
              <EnteredNote key={ride} {...{ ride, entered }} onChange={() => outbox.enter(ride, null)} />
            ),
        )}
        {last !== null && isSent && <EnteredNote {...last} onChange={null} />}
      </div>
      {shown !== undefined && fare !== null && (
        <Section
          heading={copy.heading}
          aside={
            <p data-asks="" className="text-sm">
              {nameOf(shown)}
            </p>
          }
        >
          <DriveEndForm
            key={shown.ride}
            fare={fare}
            pickupAt={shown.pickupAt}
            timeZone={time.timeZone}
            form={shown.form}
            onForm={(form) => outbox.note(shown.ride, { form })}
            onEnter={(entered) => {
              setLast({ ...shown, entered });
              outbox.enter(shown.ride, entered);
            }}
            onLater={() => outbox.note(shown.ride, { isLater: true })}
          />
        </Section>
      )}
      {left.length > 0 && (
        <Section heading={copy.openHeading} count={left.length} tight>
          <ul>
            {left.map((end) => (
              <li
                key={end.ride}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 not-last:border-b border-line py-1.5"
              >
                <span className="min-w-0 wrap-anywhere">{nameOf(end)}</span>
                <Button
                  size="small"
                  tone="soft"
                  aria-label={copy.enterOf(nameOf(end))}
                  onClick={() => {
                    for (const each of unentered) outbox.note(each.ride, { isLater: each.ride !== end.ride });
                  }}
                >
                  {copy.enter}
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
