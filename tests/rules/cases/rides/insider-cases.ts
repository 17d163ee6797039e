import { get, type Case, type Person } from '../../scenario/request.ts';
import { onDuty } from '../../scenario/rides/driving.ts';
import { cancels } from '../../scenario/rides/ending.ts';
import { books } from '../../scenario/rides/booking-request.ts';
import { DETAILS, detailsPath, RIDE, ride, ridePath } from '../../scenario/rides/ride-documents.ts';
import { dan, dora, penny, pia } from '../../scenario/rides/ride-people.ts';
import { takes } from '../../scenario/rides/ride-step.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { LATER } from '../../scenario/rides/slots.ts';
import { STRANGER } from '../../scenario/strangers.ts';

const reads = (by: Person, path: string) => ({ by, does: get(path) });
/** Dan declined or gave back Penny's ride; Dora is on her way. */
const onTheWay = ride('on_the_way', { declined: ['dan'] });
const driven = {
  ...onDuty({ ride: RIDE }),
  [ridePath()]: onTheWay,
  [detailsPath()]: DETAILS,
};
const booksIn = (slot: string) => books({ ride: LATER, rider: { slots: { [slot]: RIDE }, claim: slot } });

/** What somebody with an account might get who is close to what they want, and is not to have it. */
export const INSIDER_CASES: readonly Case[] = [
  ...Object.entries({ ride: ridePath(), details: detailsPath() }).map(([what, path]) => ({
    title: `the driver of a ride reads its ${what}`,
    seed: driven,
    permitted: reads(dora, path),
    refused: {
      'not who declined it or gave it back': reads(dan, path),
      'nor another passenger': reads(pia, path),
      'nor a stranger': reads(STRANGER, path),
    },
  })),
  {
    title: 'a driver reads the shift',
    seed: driven,
    permitted: reads(dora, 'drivers/dora'),
    refused: { 'not the passenger of its ride': reads(penny, 'drivers/dora') },
  },
  {
    title: 'a passenger books a third later ride',
    seed: FIRM,
    permitted: booksIn('later3'),
    refused: { 'not a fourth': booksIn('later4'), 'nor one in a slot by another name': booksIn('x') },
  },
  {
    title: 'the line of a step says what it may say',
    seed: driven,
    permitted: takes({ ...cancels('on_the_way'), before: onTheWay }),
    refused: {
      'and nothing else': takes({
        ...cancels('on_the_way'),
        before: onTheWay,
        line: { why: 'not_needed', x: 'y' },
      }),
    },
  },
];
