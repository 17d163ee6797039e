import type { pickUp } from './pick-up-copy.ts';

export const texts: typeof pickUp = {
  when: 'Wann',
  kinds: { now: 'Jetzt', later: 'Später' },
  date: 'Datum',
  time: 'Uhrzeit',
  timeIn: (place) => `Nach den Uhren in ${place}`,
  turn: (time) => `Welche der beiden Uhrzeiten ${time}?`,
  turns: {
    first: 'Die erste, bevor die Uhren zurückgestellt werden',
    second: 'Die zweite, nachdem sie zurückgestellt wurden',
  },
};
