import { expect } from 'vitest';

/** A code in the provider's own words, which no contract knows. */
export const SOME_CODE: unknown = expect.stringMatching(/./);
