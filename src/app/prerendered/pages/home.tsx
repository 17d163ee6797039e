import { HomeScreen } from '../../../features/visitors/home/home-screen.tsx';
import type { PublicPage } from '../public-page.ts';

export const page: PublicPage = { Screen: HomeScreen, signedOutOnly: true };
