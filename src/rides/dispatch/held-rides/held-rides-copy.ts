import { defineCopy } from '#words/define-copy.ts';

const openRides = (count: number) => (count === 1 ? '1 open ride' : `${count} open rides`);

/** Texts about the open rides of revoked drivers: rides that they have or are asked to take. */
export const heldRides = {
  heading: 'Open rides',
  looking: 'Looking for their open rides...',
  none: 'They have no open rides.',
  have: (count: number) => `They have ${openRides(count)}.`,
  /** For several people: `drivers` is how many of them have rides. */
  someHave: (drivers: number, count: number) =>
    `${drivers === 1 ? 'One of them has' : `${drivers} of them have`} ${openRides(count)}.`,
  more: (count: number) => `There are more than these ${count}; the board lists the rest.`,
  text: (_drivers: number, count: number) =>
    `Once revoked, they can do nothing with ${count === 1 ? 'it' : 'them'}.`,
  /** Shown if a ride can be recalled. */
  recallable: 'If you recall a ride, other drivers are asked.',
  recall: (count: number) => (count === 1 ? 'Recall this ride' : `Recall ${count} rides`),
  recalling: 'Recalling...',
  recalled: 'Recalled: other drivers are asked.',
  onBoard: 'The passenger is on board: this ride cannot be recalled, only completed on its page.',
  result: (done: number, all: number) => {
    if (done === all) return all === 1 ? 'The ride is recalled.' : `${all} rides are recalled.`;
    if (all === 1) return 'The ride is not recalled. The reason is beside it.';
    if (done === 0) return `None of the ${all} rides is recalled. The reasons are beside them.`;
    const why = all - done === 1 ? 'The reason is beside the other.' : 'The reasons are beside the others.';
    return `${done} of ${all} rides recalled. ${why}`;
  },
};

export const useHeldRidesCopy = defineCopy(heldRides, { de: () => import('./held-rides-copy.de.ts') });
