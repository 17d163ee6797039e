import { expect } from 'vitest';

/** A code of the provider. No contract says which one. */
export const SOME_CODE: unknown = expect.stringMatching(/./);
