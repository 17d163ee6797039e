import { createContext } from 'react';
import type { Place } from '#domain/rides/model/basics/place.ts';

const NONE: readonly Place[] = [];

/** The places that many of the board's passengers go to, which a booking beside it suggests. */
export const FrequentPlaces = createContext(NONE);
