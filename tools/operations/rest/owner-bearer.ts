import { succeed } from '#domain/shared/result.ts';
import type { Bearer } from './bearer.ts';

/** Headers that make emulators apply no rules. Functions import this file, so it has no code for a login. */
export const ownerBearer: Bearer = () =>
  Promise.resolve(succeed(new Headers({ authorization: 'Bearer owner' })));
