import type { ComponentType } from 'react';
import type { SearchParams } from '../app/search-params.ts';

/** The address of a page, parsed as the router would parse it. */
export interface PageLocation {
  readonly path: string;
  readonly search: SearchParams;
}

export interface GoOptions {
  /** Puts the next page in this one's place, so that the way back does not lead here. */
  readonly replace?: boolean;
}

export type Go = (href: string, options?: GoOptions) => void;

/** A page that works before the router is there. */
export interface PublicPage {
  readonly Screen: ComponentType<{ pageLocation: PageLocation; go: Go }>;
  /** Signed-in visitors are redirected, or see another page. */
  readonly signedOutOnly: boolean;
}
