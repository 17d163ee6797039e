import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { landmarkPlace } from '../basics/landmark.ts';
import { landmarkLine, parseLandmark } from './parse-landmark.ts';

const HOSPITAL = { text: 'City Hospital', lat: 52.5208, lng: 13.4095 };

describe('a landmark', () => {
  it.each([
    'City Hospital 90.1, 13.4',
    'City Hospital 52.5, -180.1',
    '52.5208, 13.4095',
    'City Hospital 52, 13',
  ])('has no coordinates if %j is stored', (text) => {
    expect(landmarkPlace(text)).toEqual({ text });
  });

  it.each([
    'City Hospital 52.5208, 13.4095',
    'City Hospital, 52.5208, 13.4095',
    'City Hospital: 52.5208 13.4095',
    'City Hospital (52.5208, 13.4095)',
    ' City Hospital  52.5208,13.4095 ',
    'City Hospital\t52.520800001;13.409499999',
    'City Hospital 52,5208, 13,4095',
    'City Hospital 52,5208 13,4095',
  ])('its coordinates are read from %j', (typed) => {
    expect(valueOf(parseLandmark(typed))).toEqual(HOSPITAL);
  });

  it.each(['City Hospital', 'Terminal 2', 'Platz des 17. Juni', 'Main Street 12, 14', 'Pier 4.5', 'Bus 1,2'])(
    'the numbers in %j belong to its name',
    (text) => {
      expect(valueOf(parseLandmark(text))).toEqual({ text });
    },
  );

  it.each([
    ['half', 'City Hospital 52.5208'],
    ['half', 'City Hospital 52.5208, 13'],
    ['half', '13.4095'],
    ['beyond', 'City Hospital 90.1, 13.4095'],
    ['beyond', 'City Hospital -90.1, 13.4095'],
    ['beyond', 'City Hospital 52.5208, 180.1'],
    ['beyond', 'City Hospital 52.5208, -180.1'],
    ['notation', 'City Hospital 52°31′14.9″N 13°24′34.2″E'],
    ['notation', 'City Hospital 52.5208 N, 13.4095 E'],
    ['nameless', '52.5208, 13.4095'],
    ['nameless', '(52.5208, 13.4095)'],
  ])('is refused as “%s” if it is typed as %j', (fault, typed) => {
    expect(errorOf(parseLandmark(typed))).toBe(fault);
  });

  it.each([
    HOSPITAL,
    { text: 'Terminal 2', lat: -33.94, lng: 18.6 },
    { text: 'Null Island', lat: 0, lng: -0.00001 },
    { text: 'North Pole', lat: 90, lng: 180 },
    { text: 'Airport' },
  ])('the stored form of %j is read as that place again', (place) => {
    expect(landmarkPlace(landmarkLine(place))).toEqual(place);
  });
});
