import { SERVER_TIME, type Data } from '../datum.ts';
import { withChanges, type Changes } from '../documents.ts';
import type { SignedIn } from '../people.ts';
import { commits, set, type Request } from '../request.ts';
import { detailsFrom, detailsPath, RIDE, ridePath, TERMS } from './ride-documents.ts';
import { penny } from './ride-people.ts';

/** Changes to the documents of a booking; `null` leaves one out. */
export interface Altered {
  readonly id?: string;
  readonly by?: SignedIn;
  readonly ride?: Changes;
  readonly details?: Changes | null;
  readonly rider?: Changes | null;
}

/** The ride of a booking for now. */
export function newRide(rider: string, by = rider): Data {
  return {
    kind: 'now',
    state: 'requested',
    open: true,
    rev: 0,
    did: 'request',
    rider,
    driver: null,
    card: null,
    declined: [],
    area: { from: 'Old Town', to: '' },
    people: 1,
    needs: [],
    pickupAt: SERVER_TIME,
    searchFrom: SERVER_TIME,
    terms: TERMS,
    createdAt: SERVER_TIME,
    changedAt: SERVER_TIME,
    bookedBy: by === rider ? ['passenger'] : ['dispatch', by],
    log: { 0: { did: 'request', by, at: SERVER_TIME } },
  };
}

/** Penny's first booking, with these changes. */
export function books({ id = RIDE, by = penny, ride, details = {}, rider = {} }: Altered = {}): Request {
  const slot = { slots: { now: id }, claim: 'now', claimedAt: SERVER_TIME };
  const record = { phone: '+49 30 7', phoneKey: '307', phoneEnd: '307', trips: [], ...slot };
  return commits(
    by,
    set(ridePath(id), withChanges(newRide(by.sub), ride ?? {})),
    ...(details === null
      ? []
      : [set(detailsPath(id), withChanges(detailsFrom(ride?.['pickupAt']), details))]),
    ...(rider === null ? [] : [set(`riders/${by.sub}`, withChanges(record, rider))]),
  );
}
