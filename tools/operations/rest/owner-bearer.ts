import { succeed } from '#domain/shared/result.ts';
import type { Bearer } from './bearer.ts';

/** Headers for requests to the emulators, to which no rule applies. A file of its own, so functions bundle no login. */
export const ownerBearer: Bearer = () =>
  Promise.resolve(succeed(new Headers({ authorization: 'Bearer owner' })));
