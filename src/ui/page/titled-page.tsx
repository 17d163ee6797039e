import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

/** The link back to where a page was reached from, at the very top of it. */
export function WayBack({ children }: { children: ReactNode }) {
  return (
    <p className="print:hidden">
      <span aria-hidden="true" className="text-accent-ink">
        ←{' '}
      </span>
      {children}
    </p>
  );
}

/**
 * A page whose height depends on an answer from the server. While it waits it is at least as high as the screen, so that
 * the footer does not jump when the answer arrives; then it is as high as its content.
 */
export function FullHeightPage({ children }: { children: ReactNode }) {
  return (
    <div className="grid has-data-loading:min-h-dvh grid-cols-1 content-start gap-4 sm:gap-6 flat:gap-2">
      {children}
    </div>
  );
}

interface TitledPageProps {
  title: string;
  /** What the page is for, in a sentence. */
  lead?: string;
  /** Only heard: what the page shows now says more than its name. */
  heardOnly?: boolean;
  children: ReactNode;
}

/** A page behind sign-in that begins with its title and, if that does not say enough, a sentence. */
export function TitledPage({ title, lead, heardOnly = false, children }: TitledPageProps) {
  return (
    <FullHeightPage>
      <PageTitle>{title}</PageTitle>
      <div className={heardOnly ? 'sr-only' : 'grid gap-1'}>
        <h1 className="text-title wrap-anywhere hyphens-auto">{title}</h1>
        {lead !== undefined && <p className="wrap-anywhere text-ink-soft">{lead}</p>}
      </div>
      {children}
    </FullHeightPage>
  );
}
