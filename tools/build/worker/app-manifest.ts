import { text } from '../../../domain/shared/decoders.ts';
import { BRAND_NAME } from '../../../src/core/brand-name.ts';

/** The start page of an installed product. From there a signed-in person gets to their dashboard. */
export const START = '/sign-in?installed';

/** The product's own icons, which are drawn from `src/public/favicon.svg`. */
const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** A firm's mark. `brand-plugin.ts` puts it in place of our file. */
const MARK = [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }];

/** The manifest of an installed product, with the firm's name, mark and colour if the build has them. */
export function appManifest(variables: Readonly<Record<string, unknown>>): object {
  const name = text(variables['VITE_BRAND_NAME']) || BRAND_NAME;
  return {
    id: '/',
    name,
    short_name: name,
    start_url: START,
    scope: '/',
    display: 'standalone',
    // `theme_color` colours the top of the screen, `background_color` the screen while the product starts.
    theme_color: text(variables['VITE_BRAND_ACCENT']) || '#0f47b5',
    background_color: '#eef4fc',
    icons: text(variables['VITE_BRAND_LOGO']) ? MARK : ICONS,
  };
}
