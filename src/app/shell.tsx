import type { ReactNode } from 'react';
import { LanguageProvider } from '#words/language-provider.tsx';
import type { Language } from '#words/languages.ts';
import { ToastProvider } from '#ui/feedback/toast-context.tsx';
import { BrokenPage } from './broken-page.tsx';
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx';
import type { ProductAccess } from '#core/product/product-access.ts';
import { ProductProvider } from '#core/product/product-context.tsx';

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
