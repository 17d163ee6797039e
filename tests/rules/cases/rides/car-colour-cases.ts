import { SERVER_TIME, type Data } from '../../scenario/datum.ts';
import { commits, type Case, update } from '../../scenario/request.ts';
import { onDuty, pool, take } from '../../scenario/rides/driving.ts';
import { CAR, CARD, endsDuty, NEXT_TURN, SHIFT_CAR } from '../../scenario/rides/ride-documents.ts';
import { dora } from '../../scenario/rides/ride-people.ts';
import { takes } from '../../scenario/rides/ride-step.ts';

const WHITE = { ...SHIFT_CAR, colour: 'white' };
const { colour: _, ...COLOURLESS } = SHIFT_CAR;

const goesOn = (vehicle: Data) =>
  commits(
    dora,
    update('drivers/dora', {
      name: 'Person dora',
      vehicle,
      ...NEXT_TURN,
      seenAt: SERVER_TIME,
    }),
    endsDuty(),
  );

/** Dora takes a request with this card. */
const takesWith = (colour: string | null) => takes(take(undefined, { card: { ...CARD, colour } }));

/** The colour of a car goes from the fleet to the shift, and from there to the passenger. */
export const CAR_COLOUR_CASES: readonly Case[] = [
  {
    title: 'a shift has the colour of its car',
    seed: {
      ...onDuty({ vehicle: WHITE }),
      'vehicles/car-1': { ...CAR, colour: 'white' },
    },
    permitted: goesOn(WHITE),
    refused: {
      'and no other': goesOn({ ...WHITE, colour: 'red' }),
      'and not none': goesOn(SHIFT_CAR),
      'and says which': goesOn(COLOURLESS),
      'nor anything else of the car': goesOn({ ...WHITE, active: true }),
      'nor another plate': goesOn({ ...WHITE, plate: 'B-CB 2' }),
    },
  },
  {
    title: 'a car without a colour has none in a shift',
    seed: { ...onDuty(), 'vehicles/car-1': CAR },
    permitted: goesOn(SHIFT_CAR),
    refused: {
      'that a driver makes up': goesOn(WHITE),
      'nor any text': goesOn({ ...WHITE, colour: 'text' }),
    },
  },
  {
    title: 'the card of a ride has the colour of the shift',
    seed: { ...onDuty({ vehicle: WHITE }), ...pool },
    permitted: takesWith('white'),
    refused: {
      'and no other': takesWith('red'),
      'and not none': takesWith(null),
      'nor anything else of the car': takes(
        take(undefined, { card: { ...CARD, colour: 'white', seats: 4 } }),
      ),
    },
  },
  {
    title: 'the card of a shift without a colour has none',
    seed: { ...onDuty(), ...pool },
    permitted: takesWith(null),
    refused: { 'that a driver makes up': takesWith('white'), 'nor any text': takesWith('text') },
  },
];
