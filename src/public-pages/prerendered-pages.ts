import type { PageFits } from './page-fits.ts';

export interface PrerenderedPage {
  readonly path: string;
  /** The file in `pages/`. */
  readonly page: string;
  readonly fits: PageFits;
  /** `?email=` fills its address field. */
  readonly fillsAddress?: true;
}

/** Every path that is rendered at build time. The build imports this file, so it may only import types. */
export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  { path: '/', page: 'home', fits: 'signed-out' },
  { path: '/sign-in', page: 'sign-in', fits: 'signed-out', fillsAddress: true },
  { path: '/sign-in/passenger', page: 'sign-in', fits: 'signed-out', fillsAddress: true },
  { path: '/sign-in/driver', page: 'sign-in', fits: 'signed-out', fillsAddress: true },
  { path: '/sign-in/admin', page: 'sign-in', fits: 'signed-out', fillsAddress: true },
  { path: '/register', page: 'register', fits: 'always', fillsAddress: true },
  { path: '/reset-password', page: 'reset-password', fits: 'without-code', fillsAddress: true },
  { path: '/debug-login', page: 'debug-login', fits: 'always', fillsAddress: true },
  { path: '/pending-approval', page: 'pending', fits: 'with-address' },
];
