import { defineCopy } from '#words/define-copy.ts';

const ridesAre = (count: number) => (count === 1 ? '1 open ride is' : `${count} open rides are`);

/** The open rides of drivers whose approval is revoked: those that they have, and those that they are asked to take. */
export const heldRides = {
  heading: 'Open rides',
  looking: 'Looking for their open rides...',
  none: 'They have no open rides.',
  have: (count: number) => `${ridesAre(count)} with them.`,
  /** Of several people, `drivers` have rides. */
  someHave: (drivers: number, count: number) =>
    `${ridesAre(count)} with ${drivers === 1 ? 'one' : drivers} of them.`,
  more: (count: number) => `There are more than these ${count}; the board lists the rest.`,
  text: (_drivers: number, count: number) =>
    `Without an approval they can do nothing with ${count === 1 ? 'it' : 'them'}.`,
  /** If one of them can be recalled. */
  recallable: 'After a recall other drivers are asked.',
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
