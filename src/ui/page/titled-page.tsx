import type { ReactNode } from 'react';
import { FullHeightPage } from './full-height-page.tsx';
import { PageTitle } from './page-title.tsx';

interface TitledPageProps {
  title: string;
  /** What the page is for, in a sentence. */
  lead?: string;
  children: ReactNode;
}

/** A page behind sign-in that begins with its title and, if that does not say enough, a sentence. */
export function TitledPage({ title, lead, children }: TitledPageProps) {
  return (
    <FullHeightPage>
      <PageTitle>{title}</PageTitle>
      <div className="grid gap-1">
        <h1 className="text-title wrap-anywhere hyphens-auto">{title}</h1>
        {lead !== undefined && <p className="wrap-anywhere text-ink-soft">{lead}</p>}
      </div>
      {children}
    </FullHeightPage>
  );
}
