import type { ComponentType } from 'react';

/** The address of a page, parsed as the router would parse it. */
export interface PageLocation {
  readonly path: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/**
 * Navigates to a path within the product, and loads the router first if necessary. `replace` replaces the current
 * history entry, so that going back skips this page.
 */
export type Go = (href: string, options?: { readonly replace?: boolean }) => void;

export interface PublicScreenProps {
  pageLocation: PageLocation;
  go: Go;
}

/** The export of a public page's screen file. The page is prerendered, and later rendered by the router. */
export interface PublicPage {
  readonly Screen: ComponentType<PublicScreenProps>;
  /** Signed-in visitors are redirected or see a different page. */
  readonly signedOutOnly?: true;
}
