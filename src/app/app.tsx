import { Suspense } from 'react';
import type { Language } from '../copy/language/languages.ts';
import type { ProductAccess } from '../core/product/product-access.ts';
import { RoutedProduct } from './routed-product.tsx';
import type { ProductRouter } from './router.tsx';
import { Shell } from './shell.tsx';

interface AppProps {
  access: ProductAccess;
  router: ProductRouter;
  language: Language;
}

/** The whole product at once, as tests open it; a browser gets it in the steps of `start-public-page.tsx`. */
export function App({ access, router, language }: AppProps) {
  return (
    <Shell access={access} language={language}>
      <Suspense>
        <RoutedProduct access={access} router={router} />
      </Suspense>
    </Shell>
  );
}
