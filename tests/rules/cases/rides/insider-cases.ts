import type { Case } from '../../scenario/request.ts';
import { onDuty } from '../../scenario/rides/driving.ts';
import { cancels } from '../../scenario/rides/ending.ts';
import { books } from '../../scenario/rides/booking-request.ts';
import { DETAILS, detailsPath, RIDE, ride, ridePath } from '../../scenario/rides/ride-documents.ts';
import { takes } from '../../scenario/rides/ride-step.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { LATER } from '../../scenario/rides/slots.ts';

/** Dan declined or gave back Penny's ride; Dora is on her way. */
const onTheWay = ride('on_the_way', { declined: ['dan'] });
const driven = {
  ...onDuty({ ride: RIDE }),
  [ridePath()]: onTheWay,
  [detailsPath()]: DETAILS,
};
const booksIn = (slot: string) => books({ ride: LATER, rider: { slots: { [slot]: RIDE }, claim: slot } });

/** Requests of people with an account that come close to a permitted one, and must be refused. */
export const INSIDER_CASES: readonly Case[] = [
  {
    title: 'a passenger books a third later ride',
    seed: FIRM,
    permitted: booksIn('later3'),
    refused: { 'not a fourth': booksIn('later4'), 'nor one in a slot by another name': booksIn('x') },
  },
  {
    title: 'the log line of a step has its permitted fields',
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
