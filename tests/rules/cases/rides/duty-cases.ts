import { REMOVED, SERVER_TIME, type Data, type Datum } from '../../scenario/datum.ts';
import { commit, update, type Case, type Request } from '../../scenario/request.ts';
import { at, CAR, DUTIES, shift } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, RIDE_PEOPLE } from '../../scenario/rides/ride-people.ts';

const firm = { ...RIDE_PEOPLE, 'vehicles/car-1': CAR };
const ENDED = { duty: 'off', dutySince: SERVER_TIME };
const lives = (more: Data = {}): Request => ({
  by: dora,
  does: commit(update('drivers/dora', { seenAt: SERVER_TIME, ...more })),
});

/** What a shift remembers of the duties before it (rides R38). */
export const DUTY_CASES: readonly Case[] = [
  ...([dora, ada] as const).flatMap((by) => {
    const changed = (duties: Datum, more: Data = {}): Request => ({
      by,
      does: commit(
        update('drivers/dora', {
          ...ENDED,
          ...(by === dora ? { seenAt: SERVER_TIME } : {}),
          duties,
          ...more,
        }),
      ),
    });
    const known = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ duty: 'break', since: at(n - 9000) }));
    const [on] = DUTIES;
    return [
      {
        title: `the duty that ${by.sub} ends follows the earlier ones`,
        seed: { ...firm, 'drivers/dora': shift({ duties: known(59) }) },
        permitted: changed([...known(59), ...DUTIES]),
        refused: {
          'and is not left out': changed(known(59)),
          'and changes none of them': changed([
            ...known(58),
            { duty: 'on', since: at(58 - 9000) },
            ...DUTIES,
          ]),
          'and removes none of them': changed([...known(59).slice(1), ...DUTIES]),
          'and is not another one': changed([...known(59), { ...on, duty: 'break' }]),
          'and has its own beginning': changed([...known(59), { ...on, since: at(-7200) }]),
          'and says no more': changed([...known(59), { ...on, paid: true }]),
          'and is one': changed([...known(59), ...DUTIES, ...DUTIES]),
          'and is not forgotten': changed(REMOVED),
        },
      },
      {
        title: `the oldest of sixty duties makes room for the one that ${by.sub} ends`,
        seed: { ...firm, 'drivers/dora': shift({ duties: known(60) }) },
        permitted: changed([...known(60).slice(1), ...DUTIES]),
        refused: {
          'and does not stay': changed([...known(60), ...DUTIES]),
          'and only it': changed([...known(60).slice(2), ...DUTIES]),
        },
      },
    ];
  }),
  {
    title: 'no sign of life changes what a driver did before',
    seed: { ...firm, 'drivers/dora': shift({ duties: DUTIES }) },
    permitted: lives(),
    refused: { 'and forgets none': lives({ duties: [] }) },
  },
];
