/** What a driver is doing, in the order in which dispatch prefers them; one at work whose account is `blocked` can do nothing. */
export const ENGAGEMENTS = ['free', 'driving', 'break', 'off', 'blocked'] as const;
export type Engagement = (typeof ENGAGEMENTS)[number];
