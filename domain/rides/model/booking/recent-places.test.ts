import { expect, it } from 'vitest';
import { recentPlaces } from './recent-places.ts';

const [home, clinic, pier, station] = ['Home', 'Clinic', 'Pier 3', 'Station'].map((text) => ({ text }));
if (!home || !clinic || !pier || !station) throw new Error('no places');

it('the places of the last trip come first, each place once, and the oldest go', () => {
  const known = [clinic, pier, station];
  expect(recentPlaces({ from: home, to: clinic }, known, 3)).toEqual([home, clinic, pier]);
  expect(recentPlaces({ from: clinic, to: home }, [home, clinic], 3)).toEqual([clinic, home]);
});

it('of a place that is known the coordinates of the last trip count', () => {
  const here = { text: 'Home', lat: 53.5, lng: 9.9 };
  expect(recentPlaces({ from: here, to: clinic }, [home], 3)).toEqual([here, clinic]);
});

it('a place that holds hidden characters is not kept, and the next one moves up', () => {
  const hidden = [{ text: 'Cli\u200Bnic' }, { text: 'Pier\u202E3' }, { text: 'Old\nTown' }];
  expect(recentPlaces({ from: home, to: clinic }, [...hidden, pier, station], 3)).toEqual([
    home,
    clinic,
    pier,
  ]);
});
