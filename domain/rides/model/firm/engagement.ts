/** What a driver is doing, in the order in which dispatch prefers them. */
export const ENGAGEMENTS = ['free', 'driving', 'break', 'off'] as const;
export type Engagement = (typeof ENGAGEMENTS)[number];
