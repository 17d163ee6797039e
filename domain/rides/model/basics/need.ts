/** What a passenger may need besides a seat. */
export const NEEDS = ['wheelchair', 'child_seat', 'luggage', 'pet', 'help'] as const;
export type Need = (typeof NEEDS)[number];
