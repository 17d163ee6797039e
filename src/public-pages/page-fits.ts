import { linkCodeIn } from '#accounts/reset/link-code-in.ts';
import { emailIn, type SearchParams } from '#core/navigation/search-params.ts';

/** When the prerendered page is the right first frame. Otherwise a neutral skeleton is shown. */
export type PageFits = 'always' | 'signed-out' | 'without-code' | 'with-address' | 'never';

export interface FirstFrame {
  readonly search: SearchParams;
  /** Whether the device probably has a session. */
  readonly sessionHint: boolean;
}

/** Whether the prerendered page is the right first frame. Pages are prerendered for signed-out visitors. */
export function pageFits(fits: string | undefined, { search, sessionHint }: FirstFrame): boolean {
  switch (fits) {
    case 'always':
      return true;
    case 'signed-out':
      return !sessionHint;
    case 'without-code':
      return linkCodeIn(search) === null;
    case 'with-address':
      return emailIn(search) !== null;
    default:
      return false;
  }
}
