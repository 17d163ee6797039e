import { succeed } from '#domain/shared/result.ts';
import type { Bearer } from './bearer.ts';

/** Headers for requests to the emulators, to which no rule applies. In another file, functions would bundle a login. */
export const ownerBearer: Bearer = () =>
  Promise.resolve(succeed(new Headers({ authorization: 'Bearer owner' })));
