import type { ReactNode } from 'react';
import type { ProductAccess } from './product-access.ts';
import { RoutedProduct } from './routed-product.tsx';
import { createProductRouter, type ProductRouter } from './router.tsx';
import '../ui/theme.css';

let router: ProductRouter | null = null;

interface Opening {
  readonly href: string;
  readonly replace: boolean;
}

/**
 * Navigates to `href` through the router and resolves with the whole product as soon as that page can be rendered.
 * Everything that a public page can do without is loaded with this module.
 */
export async function openProduct(access: ProductAccess, { href, replace }: Opening): Promise<ReactNode> {
  const from = location.pathname;
  router ??= createProductRouter({ access });
  await router.navigate({ href, replace });
  return <RoutedProduct access={access} router={router} arrived={location.pathname !== from} />;
}
