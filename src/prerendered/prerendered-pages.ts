import type { PageFits } from './page-fits.ts';

export interface PrerenderedPage {
  readonly path: string;
  /** The file in `pages/`. */
  readonly page: string;
  readonly fits: PageFits;
  /** Its address field takes what `?email=` says. */
  readonly fillsAddress?: true;
}

/** Every address that is rendered at build time. The build reads this, so it imports nothing but types. */
export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  { path: '/', page: 'home', fits: 'signed-out' },
  { path: '/sign-in', page: 'sign-in', fits: 'signed-out', fillsAddress: true },
  { path: '/sign-in/passenger', page: 'sign-in', fits: 'signed-out', fillsAddress: true },
  { path: '/sign-in/driver', page: 'sign-in', fits: 'signed-out', fillsAddress: true },
  { path: '/sign-in/admin', page: 'sign-in', fits: 'signed-out', fillsAddress: true },
  { path: '/register', page: 'register', fits: 'always' },
  { path: '/reset-password', page: 'reset-password', fits: 'without-code', fillsAddress: true },
  { path: '/debug-login', page: 'debug-login', fits: 'always', fillsAddress: true },
  { path: '/pending-approval', page: 'pending', fits: 'with-address' },
];
