import { expect } from 'vitest';

/** A code of the provider, which no contract knows. */
export const SOME_CODE: unknown = expect.stringMatching(/./);
