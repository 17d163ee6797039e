import { useCallback } from 'react';
import type { CarColour } from '#domain/rides/model/basics/car-colour.ts';
import { useRidesCopy } from './rides-copy.ts';

/** Whether a car's name says its colour already, such as “Blue van” or “Blauer Bus”. */
function says(label: string, colour: string): boolean {
  const isColour = new RegExp(`^${colour}(n?e[mnrs]?)?$`, 'iu');
  return label.split(/[^\p{L}]+/u).some((word) => isColour.test(word));
}

/** Names a car with its colour: “White Skoda Octavia”. Leaves the colour out if none is stored or the name has it. */
export function useCarName() {
  const { colours, coloured } = useRidesCopy();
  return useCallback(
    (label: string, colour: CarColour | null): string => {
      if (colour === null) return label;
      if (label === '') return colours[colour];
      return says(label, colours[colour]) ? label : coloured(label, colours[colour]);
    },
    [colours, coloured],
  );
}
