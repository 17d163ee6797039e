import { createContext } from 'react';
import type { DetailsById } from './use-details-of.ts';

const NONE: DetailsById = new Map();

/** The people and places of the board's rides, from which a booking beside the board suggests places. */
export const BoardDetails = createContext(NONE);
