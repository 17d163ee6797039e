import type { ReactNode } from 'react';
import { LanguageProvider } from '../copy/language-context.tsx';
import type { Language } from '../copy/languages.ts';
import { ToastProvider } from '../ui/toast-context.tsx';
import { BrokenPage } from './broken-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { ProductAccess } from './product-access.ts';
import { ProductProvider } from './product-context.tsx';

interface ShellProps {
  access: ProductAccess;
  language: Language;
  children: ReactNode;
}

/**
 * The shell of every page: on the server, before the router and with it. It stays the same component when the router
 * takes over, so a toast and the chosen language survive.
 */
export function Shell({ access, language, children }: ShellProps) {
  return (
    <LanguageProvider initial={language}>
      <ErrorBoundary fallback={<BrokenPage />}>
        <ProductProvider access={access}>
          <ToastProvider>{children}</ToastProvider>
        </ProductProvider>
      </ErrorBoundary>
    </LanguageProvider>
  );
}
