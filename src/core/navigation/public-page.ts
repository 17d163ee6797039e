import type { ComponentType } from 'react';

/** The address of a page, parsed as the router parses addresses. */
export interface PageLocation {
  readonly path: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/**
 * Navigates to a path within the product, and first loads the router if necessary. With `replace` it replaces the
 * current history entry, so that going back skips this page.
 */
export type Go = (href: string, options?: { readonly replace?: boolean }) => void;

export interface PublicScreenProps {
  pageLocation: PageLocation;
  go: Go;
}

/** The export of a public page's screen file. The page is first rendered without the router, and later with it. */
export interface PublicPage {
  readonly Screen: ComponentType<PublicScreenProps>;
  /** Whether signed-in visitors are redirected, or see a different page. */
  readonly signedOutOnly?: true;
}
