import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import type { ProductAccess } from '#core/product/product-access.ts';
import { ProductProvider } from '#core/product/product-context.tsx';
import { LanguageProvider } from '#words/language-provider.tsx';
import type { Language } from '#words/languages.ts';
import { ToastProvider } from '#ui/feedback/toast-context.tsx';
import { accessTo, openWorld } from './open-world.ts';

interface FormOptions {
  access?: ProductAccess;
  language?: Language;
}

/** Renders a form or a control inside the providers of every page, except the router; `rerender` keeps them. */
export function renderForm(form: ReactNode, { access, language = 'en' }: FormOptions = {}) {
  const ownAccess = access ?? accessTo(openWorld());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LanguageProvider initial={language}>
      <ProductProvider access={ownAccess}>
        <Suspense>
          <ToastProvider>{children}</ToastProvider>
        </Suspense>
      </ProductProvider>
    </LanguageProvider>
  );
  return { ...render(form, { wrapper }), user: userEvent.setup() };
}
