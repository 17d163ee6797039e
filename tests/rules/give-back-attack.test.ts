import { describe, expect, it } from 'vitest';
import type { Data } from './scenario/datum.ts';
import { clockedRequests } from './scenario/clocked-requests.ts';
import { commits } from './scenario/request.ts';
import { depart, take } from './scenario/rides/driving.ts';
import { GIFTS, gives } from './scenario/rides/giving.ts';
import { PROMISE_SLOTS, seeded, tomorrow } from './scenario/rides/promising.ts';
import { givesBack } from './scenario/rides/remarking.ts';
import { at, CARD, DAY, ride } from './scenario/rides/ride-documents.ts';
import { ada, dora } from './scenario/rides/ride-people.ts';
import { alive, counted, MANY_RIDES, promise, reads, sent, storedAs } from './scenario/rides/sending.ts';
import { LATER } from './scenario/rides/slots.ts';

const NOW = ride('requested');
const DUE = ride('requested', { ...LATER, pickupAt: NOW['pickupAt'], searchFrom: NOW['searchFrom'] });
const FAR = ride('requested', { ...LATER, pickupAt: at(5 * DAY), searchFrom: at(5 * DAY) });
const [now, due, far] = [0, 10, 20].map((from) => MANY_RIDES.slice(from, from + 10));
const like = (id: string) => (now?.includes(id) ? NOW : due?.includes(id) ? DUE : FAR);
const WAITING = MANY_RIDES.slice(0, 30);

/** Thirty waiting rides, and the acts of a driver who wants to read their details. */
function attackedFirm() {
  const { allows, seconds, ...clock } = clockedRequests({
    ...seeded(tomorrow),
    ...Object.assign({}, ...WAITING.map((id) => storedAs([id], like(id)))),
  });
  let place = -1;
  let givenBack = 0;
  const opened: number[] = [];
  return {
    ...clock,
    seconds,
    takes: (id: string) => allows(commits(dora, ...sent(id, take(like(id))), alive({ ride: id }))),
    promises: (id: string, slot: string) => allows(promise(id, slot, like(id))),
    isAssigned(id: string, by: typeof dora) {
      const given = gives(GIFTS[1], like(id), { driver: 'dora', card: CARD });
      return allows(commits(by, ...sent(id, { ...given, by })));
    },
    departs: (id: string, promised: Data) =>
      allows(commits(dora, ...sent(id, { ...depart(), before: promised }), alive({ ride: id }))),
    reads(id: string) {
      if (allows(reads(id))) opened.push(seconds());
    },
    /** Tries to give back a ride in this state. */
    givesBack(id: string, state: 'accepted' | 'on_the_way') {
      const { remark, changes } = givesBack();
      const taken = {
        ...givesBack(),
        before: ride(state),
        changes: { ...changes, etaAt: undefined },
        remark,
      };
      if (allows(commits(dora, ...sent(id, taken)))) return;
      place = (place + 1) % 3;
      if (allows(commits(dora, ...sent(id, taken), counted(id, String(place))))) givenBack += 1;
    },
    /** How many rides were given back and counted. */
    givenBack: () => givenBack,
    /** How many rides were opened in the first `limit` seconds. */
    openedIn: (limit: number) => opened.filter((time) => time < limit).length,
  };
}

describe('a driver who opens one waiting ride after another', () => {
  it('a driver opens one of thirty rides in a minute, and three in ten, however often they try', () => {
    const firm = attackedFirm();
    const left = [...WAITING];
    while (firm.seconds() < 600) {
      const [id] = left;
      if (id === undefined) break;
      if (firm.takes(id)) {
        firm.reads(id);
        firm.givesBack(id, 'on_the_way');
        left.shift();
      } else firm.waits(5);
    }
    expect([60, 120, 180, 600].map(firm.openedIn)).toEqual([1, 2, 3, 3]);
    expect(firm.givenBack()).toBe(3);
  });

  it('a driver opens six due rides, the most that a driver can hold, once in ten minutes', () => {
    const firm = attackedFirm();
    const [taken = '', ...others] = [...(now?.slice(0, 3) ?? []), ...(due ?? [])];
    const rounds: number[] = [];
    const left = [taken, ...others];
    while (firm.seconds() < 1190) {
      const opened: (readonly [string, 'accepted' | 'on_the_way'])[] = [];
      const promised = left.filter((id) => like(id) === DUE);
      for (const [n, slot] of PROMISE_SLOTS.entries()) {
        const id = promised[n];
        if (id !== undefined && firm.promises(id, slot)) opened.push([id, 'accepted']);
      }
      const first = left.find((id) => like(id) === NOW);
      if (first !== undefined && firm.takes(first)) opened.push([first, 'on_the_way']);
      for (const [id] of opened) firm.reads(id);
      for (const [id, state] of opened) {
        firm.givesBack(id, state);
        left.splice(left.indexOf(id), 1);
      }
      if (opened.length > 0) rounds.push(opened.length);
      firm.waits(5);
    }
    expect([60, 600, 1190].map(firm.openedIn)).toEqual([6, 6, 12]);
    expect(rounds).toEqual([6, 6]);
    expect(firm.givenBack()).toBe(12);
  });

  it('a driver promises a ride five days ahead, but neither sets off for it nor reads it', () => {
    const firm = attackedFirm();
    const [id = ''] = far ?? [];
    expect(firm.promises(id, 'later1')).toBe(true);
    expect(
      firm.departs(id, ride('accepted', { ...LATER, pickupAt: at(5 * DAY), searchFrom: at(5 * DAY) })),
    ).toBe(false);
    firm.reads(id);
    expect(firm.openedIn(60)).toBe(0);
  });

  it('a driver neither assigns nor reads ten rides five days ahead, nor sets off for them, although dispatch assigns them', () => {
    const firm = attackedFirm();
    const rides = far ?? [];
    expect(rides.map((id) => firm.isAssigned(id, dora))).toEqual(rides.map(() => false));
    expect(rides.map((id) => firm.isAssigned(id, ada))).toEqual(rides.map(() => true));
    const promised = ride('accepted', { ...LATER, pickupAt: at(5 * DAY), searchFrom: at(5 * DAY) });
    expect(rides.some((id) => firm.departs(id, promised))).toBe(false);
    for (const id of rides) firm.reads(id);
    expect(firm.openedIn(60)).toBe(0);
  });
});
