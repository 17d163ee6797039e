import { SERVER_TIME, type Data } from '../datum.ts';
import type { Changes } from '../documents.ts';
import { commits, set, update, writesOf, type Request, type Write } from '../request.ts';
import { each } from '../wrong-values.ts';
import { cancels } from './ending.ts';
import { at, DAY, NO_SHOW, OTHER_RIDE, remarkPath, RIDE, ride } from './ride-documents.ts';
import { ada, dora } from './ride-people.ts';
import { numberOf, remarkOf, takes, type Taken } from './ride-step.ts';

const RETURNED = {
  state: 'requested',
  driver: null,
  card: null,
  searchFrom: SERVER_TIME,
  declined: ['dora'],
};
const words = (remark: Changes) => ({ remark });

export const declines = (remark: Changes = { why: 'busy' }): Taken => ({
  by: dora,
  before: ride('offered'),
  did: 'decline',
  changes: { ...RETURNED, offeredAt: undefined },
  ...words(remark),
});
/** The write that counts the ride among those that Dora has given back (D91), by default as the first one. */
export const counts = (gaveBack: Data = {}): Write =>
  update('drivers/dora', {
    gaveBack: { place: '0', ride: RIDE, 0: SERVER_TIME, ...gaveBack },
    seenAt: SERVER_TIME,
  });
export const givesBack = (remark: Changes = { why: 'delay' }): Taken => ({
  by: dora,
  before: ride('accepted'),
  did: 'give_back',
  changes: RETURNED,
  also: [counts()],
  ...words(remark),
});
export const dispatchCancels = (remark: Changes = { why: 'incident' }): Taken => ({
  ...cancels('requested', ada),
  ...words(remark),
});
/** Penny cancels her ride and writes something about it. */
export const pennyCancels = (remark: Changes = { why: 'other', note: 'Rude.' }): Taken => ({
  ...cancels('requested'),
  line: { why: 'other' },
  ...words(remark),
});
export const corrects = (remark: Changes = { note: 'As the driver says.' }): Taken => ({
  by: ada,
  before: ride('completed'),
  did: 'correct',
  changes: { state: NO_SHOW },
  ...words(remark),
});

/** The step with a changed remark, or with a remark at another path. */
const withRemark = (taken: Taken, altered: Changes, path = remarkPath(numberOf(taken))): Request =>
  commits(taken.by, ...writesOf(takes({ ...taken, remark: undefined })), set(path, remarkOf(taken, altered)));

/** Invalid remarks (rides R36). */
export const notRemarks = (taken: Taken) => ({
  ...each(
    {
      'of another step': { did: taken.did === 'decline' ? givesBack().did : 'decline' },
      'of another person': { by: 'sam' },
      'of a while ago': { at: at(-1) },
      'without its step': { did: undefined },
      'without its author': { by: undefined },
      'without its time': { at: undefined },
      'without its end': { deleteAt: undefined },
      'that is removed at once': { deleteAt: at(1) },
      'that is removed three hours early': { deleteAt: at(90 * DAY - 3 * 3600) },
      'that has a longer retention': { deleteAt: at(90 * DAY + 3600) },
      'that has a text for its retention': { deleteAt: 'for ever' },
      'that says more': { fare: 12 },
    },
    (altered) => withRemark(taken, altered),
  ),
  'under the number before': withRemark(taken, {}, remarkPath(numberOf(taken) - 1)),
  'under the next number': withRemark(taken, {}, remarkPath(numberOf(taken) + 1)),
  'under a number like it': withRemark(taken, {}, remarkPath(`0${numberOf(taken)}`)),
  'of another ride': withRemark(taken, {}, remarkPath(numberOf(taken), OTHER_RIDE)),
  'with a second one': commits(
    taken.by,
    ...writesOf(takes(taken)),
    set(remarkPath(numberOf(taken) + 1), remarkOf(taken)),
  ),
  'without a step': commits(taken.by, set(remarkPath(numberOf(taken)), remarkOf(taken))),
  'after the step': commits(taken.by, set(remarkPath(numberOf(taken) - 1), remarkOf(taken))),
});
