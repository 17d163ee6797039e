import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { isConfigured } from './app/is-configured.ts';
import { createProductAccess } from './app/product-access.ts';
import { Shell } from './app/shell.tsx';
import type { PublicPage } from './prerendered/public-page.ts';
import { PRERENDERED_PAGES, type PrerenderedPage } from './prerendered/prerendered-pages.ts';
import { PublicContent } from './prerendered/public-content.tsx';
import { createTakeOver } from './prerendered/take-over.ts';
import { Waiting } from './prerendered/waiting.tsx';

const PAGES = import.meta.glob<PublicPage>('./prerendered/pages/*.tsx', { eager: true, import: 'page' });

/** One page as the build writes it. `markup` begins with the elements that React hoists into the head. */
export interface RenderedPage extends PrerenderedPage {
  readonly markup: string;
}

function render({ path, page: name, fits }: PrerenderedPage): string {
  const page = PAGES[`./prerendered/pages/${name}.tsx`];
  if (page === undefined) throw new Error(`There is no src/prerendered/pages/${name}.tsx.`);
  const access = createProductAccess(
    () => Promise.reject(new Error('No product at build time')),
    isConfigured,
  );
  // Any address will do: it never shows in the markup.
  const pageLocation = { path, search: fits === 'with-address' ? { email: 'someone@example.com' } : {} };
  return renderToString(
    <Shell access={access} language="en">
      <PublicContent page={page} pageLocation={pageLocation} takeOver={createTakeOver(access, () => {})} />
    </Shell>,
  );
}

/** Renders every prerendered page; the build calls it. */
export function renderPages(): readonly RenderedPage[] {
  return PRERENDERED_PAGES.map((page) => ({ ...page, markup: render(page) }));
}

/** The neutral first frame, which is part of every page. */
export function renderWaiting(): string {
  return renderToStaticMarkup(<Waiting />);
}
