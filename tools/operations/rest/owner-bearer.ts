import { succeed } from '#domain/shared/result.ts';
import type { Bearer } from './bearer.ts';

/** Headers for requests to the emulators, to which no rule applies. Functions import this file, so it has no login. */
export const ownerBearer: Bearer = () =>
  Promise.resolve(succeed(new Headers({ authorization: 'Bearer owner' })));
