import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf } from './area-of.ts';

const FIRM = {
  landmarks: ['City Hospital 52.5208, 13.4095', 'Airport', 'Bahnhof', 'Bahnhof Nord', 'Klinikum', 'T2'],
  districts: ['Northside', 'Old Town', 'Town', 'Nordstadt', 'Berg', 'St. Pauli', 'Berlin-Mitte', '京都'],
  town: 'Springfield',
};
const UNKNOWN = { landmarks: [], districts: [], town: '' };

describe('what drivers see of a place', () => {
  it.each([
    ['5 Mill Road, Northside', 'Northside'],
    ['5 mill road, NORTHSIDE', 'Northside'],
    ['Lindenweg 4 Nordstadt', 'Nordstadt'],
    ['12 Lime Walk, Old Town', 'Old Town'],
    ['12 Lime Walk, Old Town, Springfield', 'Old Town'],
    ['Northside Clinic, 3 Hill St, Old Town', 'Old Town'],
    ['Reeperbahn 1, St. Pauli', 'St. Pauli'],
    ['Lindenweg 4, 10115 Berlin-Mitte', 'Berlin-Mitte'],
    ['伏見区 4, 京都', '京都'],
    ['4 Lime Walk, Springfield', 'Springfield'],
  ])('drivers see of %j, which names a known district or the town, %j', (text, area) => {
    expect(areaOf({ text }, FIRM)).toBe(area);
  });

  it.each([
    ['city hospital, ward 7', 'City Hospital'],
    ['Ward 7, City Hospital', 'City Hospital'],
    ['The Airport', 'Airport'],
    ['am Bahnhof', 'Bahnhof'],
    ['Airport, Terminal 2', 'Airport'],
    ['Airport Terminal 2', 'Airport'],
    ['Bahnhof Nord, Gleis 3', 'Bahnhof Nord'],
    ['T2', 'T2'],
  ])('drivers see of %j, at a landmark, %j', (text, area) => {
    expect(areaOf({ text }, FIRM)).toBe(area);
  });

  it.each([
    ['Bahnhofstraße 12, Nordstadt', 'Nordstadt'],
    ['Bahnhof Straße 12, Nordstadt', 'Nordstadt'],
    ['Airport Road 5, Old Town', 'Old Town'],
    ['Bahnhof-Apotheke, Nordstadt', 'Nordstadt'],
    ['Klinikumsallee 3, Nordstadt', 'Nordstadt'],
    ['Lindenweg 4, hinter dem Bahnhof', ''],
    ['Berg Straße 4', ''],
    ['Bergmann, Lindenweg 4', ''],
    ['T20', ''],
  ])('drivers see of %j, which only seems to name a landmark or district, %j', (text, area) => {
    expect(areaOf({ text }, FIRM)).toBe(area);
  });

  it.each([
    ['Hoechst', 'Höchst'],
    ['Lindenweg 4, HOCHST', 'Höchst'],
    ['Lindenweg 4, Ho\u0308chst', 'Höchst'],
    ['Reeperbahn 1, Sankt Pauli', 'St. Pauli'],
    ['Reeperbahn 1, St.Pauli', 'St. Pauli'],
    ['Queens Park', 'Queen’s Park'],
    ["Queen's Park, gate 2", 'Queen’s Park'],
    ['Cafe Mueller', 'Café Müller'],
    ['Ward 7, St Marys Hospital', 'St. Mary’s Hospital'],
    ['Lindenweg 4, Berlin Mitte', 'Berlin-Mitte'],
    ['Lindenweg 4, Berlin – Mitte', 'Berlin-Mitte'],
    ['Lindenweg 4, Bad-Cannstatt', 'Bad Cannstatt'],
    ['Lindenweg 4, Lindau-Nordstadt', 'Nordstadt'],
    ['Lindenweg 4, 70372 Lindau-Bad Cannstatt', 'Bad Cannstatt'],
  ])('drivers see of %j, in another spelling, %j', (text, area) => {
    const known = {
      landmarks: ['Queen’s Park', 'Café Müller', 'St. Mary’s Hospital'],
      districts: ['Höchst', 'St. Pauli', 'Berlin-Mitte', 'Bad Cannstatt', 'Nordstadt'],
      town: 'Lindau',
    };
    expect(areaOf({ text }, known)).toBe(area);
  });

  it.each([
    'Frau Berg, Lindenweg 4',
    'Mr Berg, 5 Mill Road',
    'Lindenweg 4, bei Berg',
    'Lindenweg 4 c/o Berg',
    '5 Mill Road, ring Berg',
    'Dr. Berg, Lindenweg 4',
    'Lindenweg 4, Schmidt-Berg',
    'Berg Platz 4',
    'Old Town Square 5',
  ])('drivers see nothing of %j, where the name of a district belongs to a person or a square', (text) => {
    expect(areaOf({ text }, FIRM)).toBe('');
  });

  it.each([
    ['Hauptstraße 5, 10115 Berlin', 'Berlin'],
    ['Hauptstraße 5, D-80331 München', 'München'],
    ['Zeil 1, 60313 Frankfurt am Main', 'Frankfurt am Main'],
    ['Kurpark 1, 61348 Bad Homburg', 'Bad Homburg'],
    ['Praxis Dr. Müller, Hauptstr. 5, 10115 Berlin', 'Berlin'],
    ['Hauptstr. 5, 10115 Berlin Hinterhaus', 'Berlin'],
    ['350 5th Ave, New York, NY 10118', 'New York'],
    ['350 5th Ave, New York NY 10118', 'New York'],
    ['12 High St, Leeds LS1 2AB', 'Leeds'],
    ['12 High St, Leeds, LS1 2AB', 'Leeds'],
    ['Bahnhofplatz 1, 8001 Zürich', 'Zürich'],
  ])('drivers see of %j the town %j', (text, area) => {
    expect(areaOf({ text }, UNKNOWN)).toBe(area);
  });

  it.each([
    '350 5th Ave, NY',
    'Lindenweg 4',
    'Lindenweg 4,',
    '12b Mill Road',
    '112',
    'c/o Frau Meier, Hinterhaus',
    'Lindenweg 4, bei Schmidt',
    'Lindenweg 4, Schmidt',
    'Lindenweg 4, 10115 bei Schmidt',
    'Flat 2, 12 High St',
    '12 High St, Flat 2',
    '12 High St, ring twice',
    'Mill Road 5, Mrs Smith',
    'Mill Road 5, Smith NY',
    'Lindenweg 4, bei Schmidt klingeln, 3. OG',
    '12345 Main Street, Springfield',
    'Smith, NY 10118',
  ])('drivers see nothing of %j, which has no known name and no town at a postcode', (text) => {
    expect(areaOf({ text }, UNKNOWN)).toBe('');
  });

  it('without a postcode drivers see only a name that the firm knows', () => {
    const word = constantFrom(
      'Lindenweg',
      'Schmidt',
      'Frau',
      'bei',
      'ring',
      'Northside',
      'Old',
      'Town',
      'Flat',
      '4',
      '12b',
      'NY',
    );
    const part = array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    const known = ['', 'Northside', 'Old Town', 'Town'];
    assert(
      property(array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        expect(known).toContain(areaOf({ text: parts.join(', ') }, FIRM));
      }),
    );
  });

  it('an area is at most 60 characters, and ends with no half of a character', () => {
    const known = { ...UNKNOWN, districts: [`${'x'.repeat(59)}😀`, 'y'.repeat(61)] };
    expect(areaOf({ text: `1 Road, ${'x'.repeat(59)}😀` }, known)).toBe('x'.repeat(59));
    expect(areaOf({ text: `1 Road, ${'y'.repeat(61)}` }, known)).toHaveLength(60);
  });
});
