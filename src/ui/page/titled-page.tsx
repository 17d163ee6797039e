import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { PageTitle } from './page-title.tsx';

/** The link to the previous page, at the top of the page. */
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

interface FullHeightPageProps {
  /** Whether the page is a list of many rows. It is then as wide and tight as the board. */
  dense?: boolean;
  children: ReactNode;
}

/**
 * A page whose height depends on an answer of the server. While the page waits, it is at least as high as the screen.
 * So the footer does not jump when the answer arrives. After that the page is as high as its content.
 */
export function FullHeightPage({ dense = false, children }: FullHeightPageProps) {
  return (
    <div
      data-wide={dense ? '' : undefined}
      className={classNames(
        'grid has-data-loading:min-h-dvh grid-cols-1 content-start',
        dense ? 'gap-2' : 'gap-4 sm:gap-6 flat:gap-2',
      )}
    >
      {children}
    </div>
  );
}

interface TitledPageProps {
  title: string;
  /** The purpose of the page, in a sentence. */
  lead?: string;
  /** Whether only screen readers get the title, because the content says more. */
  srOnly?: boolean;
  /** As in `FullHeightPage`. */
  dense?: boolean;
  /** The actions of the page, beside its title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page behind sign-in. It begins with its title and, if the title does not say enough, a sentence. */
export function TitledPage({
  title,
  lead,
  srOnly = false,
  dense = false,
  actions,
  children,
}: TitledPageProps) {
  return (
    <FullHeightPage dense={dense}>
      <PageTitle>{title}</PageTitle>
      <div
        className={classNames(
          srOnly && 'sr-only',
          !srOnly && actions === undefined && 'grid gap-1',
          actions !== undefined && 'flex min-h-10 flex-wrap items-center gap-x-6 gap-y-2',
        )}
      >
        <h1 className="text-title wrap-anywhere hyphens-auto">{title}</h1>
        {actions}
        {lead !== undefined && <p className="wrap-anywhere text-ink-soft">{lead}</p>}
      </div>
      {children}
    </FullHeightPage>
  );
}
