import { expect, test } from 'vitest';
import { frequentPlaces } from './frequent-places.ts';

const ride = (name: string, from: string, to: string, at: { lat?: number; lng?: number } = {}) => ({
  name,
  phone: '',
  customer: null,
  from: { text: from },
  to: { text: to, ...at },
});

test('places of three different people are frequent, and the places of the most people come first', () => {
  const rides = [
    ride('Anna', '1 Mill Road', 'Airport'),
    ride('Ben', '2 Mill Road', 'City Hospital'),
    ride('Clara', 'City Hospital', 'Airport'),
    ride('Dilan', 'Airport', 'City Hospital'),
    ride('Emre', '3 Mill Road', 'Airport'),
  ];
  expect(frequentPlaces(rides)).toEqual([{ text: 'Airport' }, { text: 'City Hospital' }]);
});

test('the many trips of one person, or of two people at one door, make no place frequent', () => {
  const daily = Array.from({ length: 9 }, () => ride('Anna', '1 Mill Road', 'Dialysis'));
  expect(frequentPlaces([...daily, ride('Ben', '1 Mill Road', 'Pier')])).toEqual([]);
});

test('people with one name are told apart by their numbers, and one customer is one person at every number', () => {
  const rides = ['0142', '0143', '0144'].map((phone) => ({ ...ride('Anna', phone, 'Pier'), phone }));
  expect(frequentPlaces(rides)).toEqual([{ text: 'Pier' }]);
  expect(frequentPlaces(rides.map((each) => ({ ...each, customer: 'anna' })))).toEqual([]);
  const spelled = ['030 1234', '030-1234', '(030) 12 34'].map((phone) => ({
    ...ride('Anna', phone, 'Pier'),
    phone,
  }));
  expect(frequentPlaces(spelled)).toEqual([]);
});

test('a frequent place has no position of a passenger', () => {
  const rides = ['Anna', 'Ben', 'Clara'].map((name) => ride(name, name, 'Pier', { lat: 52.5, lng: 13.4 }));
  expect(frequentPlaces(rides)).toEqual([{ text: 'Pier' }]);
});
