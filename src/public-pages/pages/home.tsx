import { HomeScreen } from '../home/home-screen.tsx';
import type { PublicPage } from '../public-page.ts';

export const page: PublicPage = { Screen: HomeScreen, signedOutOnly: true };
