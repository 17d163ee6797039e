import { describe, expect, it } from 'vitest';
import { firmBatch } from './firm-batch.ts';
import { defaultSettings } from './settings.ts';

const KNOWN = defaultSettings('UTC');
const VAN = { label: 'Blue van', plate: 'CB 1', colour: null, seats: 6, needs: [], active: true };

describe('saving a record of the firm', () => {
  it('a new vehicle is stored whole', () => {
    expect(firmBatch('vehicles/car-1', VAN, null)).toEqual([
      { kind: 'set', path: 'vehicles/car-1', fields: VAN },
    ]);
  });

  it('only the differing fields of a known record are stored, also within its maps', () => {
    const wanted = { ...KNOWN, terms: { ...KNOWN.terms, wait: 60 }, landmarks: ['Station'] };
    expect(firmBatch('settings/rides', wanted, KNOWN)).toEqual([
      { kind: 'update', path: 'settings/rides', fields: { 'terms.wait': 60, landmarks: ['Station'] } },
    ]);
  });

  it('an unchanged record stores nothing', () => {
    expect(firmBatch('vehicles/car-1', { ...VAN, needs: [] }, VAN)).toEqual([]);
  });
});
