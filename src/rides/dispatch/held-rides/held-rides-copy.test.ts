import { describe, expect, test } from 'vitest';
import { texts as de } from './held-rides-copy.de.ts';
import { heldRides as en } from './held-rides-copy.ts';

describe('the sentences about the rides of revoked drivers', () => {
  test.each([
    [1, 'They have 1 open ride.', 'Dieser Fahrer hat noch 1 offene Fahrt.'],
    [2, 'They have 2 open rides.', 'Dieser Fahrer hat noch 2 offene Fahrten.'],
  ])('the sentence about one driver says how many rides they have, %i', (count, english, german) => {
    expect([en.have(count), de.have(count)]).toEqual([english, german]);
  });

  test.each([
    [1, 1, 'One of them has 1 open ride.', 'Einer davon hat noch 1 offene Fahrt.'],
    [1, 3, 'One of them has 3 open rides.', 'Einer davon hat noch 3 offene Fahrten.'],
    [2, 3, '2 of them have 3 open rides.', '2 davon haben noch 3 offene Fahrten.'],
  ])(
    'the sentence about several drivers says how many have rides, %i with %i',
    (drivers, count, english, german) => {
      expect([en.someHave(drivers, count), de.someHave(drivers, count)]).toEqual([english, german]);
    },
  );

  test.each([
    [1, 1, 'with it', 'kann der Fahrer damit'],
    [1, 2, 'with them', 'kann der Fahrer damit'],
    [2, 2, 'with them', 'können die Fahrer damit'],
  ])(
    'the sentence that no ride can be recalled fits %i driver and %i rides',
    (drivers, count, english, german) => {
      expect(en.text(drivers, count)).toBe(`Once revoked, they can do nothing ${english}.`);
      expect(de.text(drivers, count)).toBe(`Ohne Freigabe ${german} nichts mehr tun.`);
    },
  );

  test.each([
    [1, 1, 'The ride is recalled.', 'Von der Fahrt abgezogen.'],
    [2, 2, '2 rides are recalled.', 'Von 2 Fahrten abgezogen.'],
    [
      0,
      1,
      'The ride is not recalled. The reason is beside it.',
      'Nicht abgezogen. Der Grund steht bei der Fahrt.',
    ],
    [
      0,
      2,
      'None of the 2 rides is recalled. The reasons are beside them.',
      'Von keiner der 2 Fahrten abgezogen. Die Gründe stehen dabei.',
    ],
    [
      1,
      2,
      '1 of 2 rides recalled. The reason is beside the other.',
      'Von 1 der 2 Fahrten abgezogen. Bei der anderen steht der Grund.',
    ],
    [
      1,
      3,
      '1 of 3 rides recalled. The reasons are beside the others.',
      'Von 1 der 3 Fahrten abgezogen. Bei den anderen steht der Grund.',
    ],
  ])('the sentence says that %i of %i were recalled', (done, all, english, german) => {
    expect([en.result(done, all), de.result(done, all)]).toEqual([english, german]);
  });
});
