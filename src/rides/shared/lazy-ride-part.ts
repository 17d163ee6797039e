import type { ComponentType } from 'react';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { useRidesCopy } from './rides-copy.ts';

/** A part of a page of rides that loads separately, because the first view does not need it. */
export const lazyRidePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, () => useRidesCopy().slotFailed);
