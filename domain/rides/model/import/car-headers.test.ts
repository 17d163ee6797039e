import { describe, expect, it } from 'vitest';
import { taken } from './taken-columns.builder.ts';

describe('the headers of a file of cars', () => {
  it.each([
    [
      'Make,Model,Registration,Capacity',
      { Make: 'make', Model: 'model', Registration: 'plate', Capacity: 'seats' },
    ],
    ['Number,Name,Number plate,Seats', { Name: 'label', 'Number plate': 'plate', Seats: 'seats' }],
    [
      'Vehicle Ref,Reg,Plate,Make,Model,Colour,Seats',
      { Reg: 'plate', Make: 'make', Model: 'model', Colour: 'colour', Seats: 'seats' },
    ],
    [
      'Call sign,Licence Plate,Max Passengers',
      { 'Call sign': 'label', 'Licence Plate': 'plate', 'Max Passengers': 'seats' },
    ],
    [
      'plate_number,make,model,year,vin,seating_capacity',
      { plate_number: 'plate', make: 'make', model: 'model', seating_capacity: 'seats' },
    ],
    [
      'Fahrzeug,Kennzeichen,Sitzplätze,Fahrgastplätze,Baujahr',
      { Fahrzeug: 'label', Kennzeichen: 'plate', Fahrgastplätze: 'seats' },
    ],
    [
      'Hersteller,Modell,Amtl. Kennzeichen,Plätze,TÜV bis',
      { Hersteller: 'make', Modell: 'model', 'Amtl. Kennzeichen': 'plate', Plätze: 'seats' },
    ],
    [
      'Wagennummer,Kennzeichen,Plaetze,Rollstuhl,Im Einsatz',
      {
        Wagennummer: 'label',
        Kennzeichen: 'plate',
        Plaetze: 'seats',
        Rollstuhl: 'needs',
        'Im Einsatz': 'active',
      },
    ],
    [
      'Name,Registration,Registration date,Seats,Luggage capacity',
      { Name: 'label', Registration: 'plate', Seats: 'seats', 'Luggage capacity': 'needs' },
    ],
    [
      'Fahrzeug-Nr.,Kennz.,Anzahl Personen,Rollstuhlplatz',
      { 'Fahrzeug-Nr.': 'label', 'Kennz.': 'plate', 'Anzahl Personen': 'seats', Rollstuhlplatz: 'needs' },
    ],
    [
      'Make & Model,License Plate Number,Number of passengers,WAV',
      {
        'Make & Model': 'make',
        'License Plate Number': 'plate',
        'Number of passengers': 'seats',
        WAV: 'needs',
      },
    ],
  ])('%s are recognised', (header, columns) => {
    expect(taken(header, 'cars')).toEqual(columns);
  });
});
