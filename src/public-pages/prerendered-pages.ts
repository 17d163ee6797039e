import type { PageFits } from './page-fits.ts';

export interface PrerenderedPage {
  readonly path: string;
  /** The path below `src/` of the file that exports the page, without `.tsx`. */
  readonly screen: string;
  readonly fits: PageFits;
  /** Whether `?email=` fills a field of the page. */
  readonly fillsAddress?: true;
}

/** All paths that are rendered at build time. The build imports this file, so this file may import only types. */
export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  { path: '/', screen: 'public-pages/home-screen', fits: 'signed-out' },
  { path: '/sign-in', screen: 'accounts/sign-in/sign-in-screen', fits: 'signed-out', fillsAddress: true },
  {
    path: '/sign-in/passenger',
    screen: 'accounts/sign-in/sign-in-screen',
    fits: 'signed-out',
    fillsAddress: true,
  },
  {
    path: '/sign-in/driver',
    screen: 'accounts/sign-in/sign-in-screen',
    fits: 'signed-out',
    fillsAddress: true,
  },
  {
    path: '/sign-in/admin',
    screen: 'accounts/sign-in/sign-in-screen',
    fits: 'signed-out',
    fillsAddress: true,
  },
  { path: '/register', screen: 'accounts/register/register-screen', fits: 'always', fillsAddress: true },
  {
    path: '/reset-password',
    screen: 'accounts/reset/reset-password-screen',
    fits: 'without-code',
    fillsAddress: true,
  },
  { path: '/debug-login', screen: 'accounts/repair/debug-login-screen', fits: 'always', fillsAddress: true },
  { path: '/pending-approval', screen: 'accounts/pending/pending-screen', fits: 'with-address' },
];
