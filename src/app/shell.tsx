import { type ReactNode, useEffect } from 'react';
import { LanguageProvider } from '#words/language-provider.tsx';
import type { Language } from '#words/languages.ts';
import { ToastProvider } from '#ui/feedback/toast-context.tsx';
import { useUiCopy } from '#words/ui-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx';
import type { ProductAccess } from '#core/product/product-access.ts';
import { ProductProvider } from '#core/product/product-context.tsx';

/** Shows the page if the neutral skeleton (`ui/page/page-skeleton.tsx`) was the first frame. */
export function endWaiting(): void {
  delete document.documentElement.dataset['waiting'];
}

/** The fallback for an error that no other boundary has caught. It is in every page's first script, so it is small. */
function BrokenPage() {
  const copy = useUiCopy();
  useEffect(endWaiting, []);
  return (
    <main role="alert" className="grid min-h-dvh content-center justify-items-center gap-4 p-6 text-center">
      <h1 className="text-title">{copy.notLoaded}</h1>
      <Button onClick={() => location.reload()}>{copy.reload}</Button>
    </main>
  );
}

interface ShellProps {
  access: ProductAccess;
  language: Language;
  children: ReactNode;
}

/**
 * The providers around every page, also around prerendered markup and pages without the router. When the router takes
 * over, the shell stays the same component, so a toast and the chosen language survive.
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
