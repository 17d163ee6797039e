import { succeed } from '#domain/shared/result.ts';
import type { Bearer } from './bearer.ts';

/** The token that makes the caller an administrator of the emulators. Apart, so that the functions bundle no login. */
export const ownerBearer: Bearer = () =>
  Promise.resolve(succeed(new Headers({ authorization: 'Bearer owner' })));
