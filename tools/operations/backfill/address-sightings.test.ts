import { describe, expect, it } from 'vitest';
import { createAddressSightings } from './address-sightings.ts';

const addresses = Array.from({ length: 2000 }, (_, number) => `person${number}@example.com`);

describe('sightings of addresses', () => {
  it('a sighting is never forgotten, however small the memory', () => {
    const sightings = createAddressSightings(64);
    for (const address of addresses) sightings.note(address);
    expect(addresses.filter((address) => !sightings.note(address))).toEqual([]);
  });

  it('hardly any new address is suspected at the size that the command uses', () => {
    const sightings = createAddressSightings();
    expect(addresses.filter((address) => sightings.note(address))).toEqual([]);
  });
});
