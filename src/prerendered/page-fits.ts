import { resetCodeIn } from '../features/reset-password/reset-code-in.ts';
import type { Language } from '../copy/languages.ts';
import { emailIn, type SearchParams } from '../app/search-params.ts';

/** When the prerendered page is the right first frame; otherwise a neutral skeleton is shown. */
export type PageFits = 'always' | 'signed-out' | 'without-code' | 'with-address' | 'never';

export interface FirstFrame {
  readonly search: SearchParams;
  readonly language: Language;
  /** The device probably holds a session. */
  readonly sessionHint: boolean;
}

/** Pages are prerendered in English, for signed-out visitors. */
export function pageFits(fits: string | undefined, { search, language, sessionHint }: FirstFrame): boolean {
  if (language !== 'en') return false;
  switch (fits) {
    case 'always':
      return true;
    case 'signed-out':
      return !sessionHint;
    case 'without-code':
      return resetCodeIn(search) === null;
    case 'with-address':
      return emailIn(search) !== null;
    default:
      return false;
  }
}
