import type { ReactNode } from 'react';
import type { ProductAccess } from '#core/product/product-access.ts';
import { RoutedProduct } from './routed-product.tsx';
import { createProductRouter, type ProductRouter } from './router.ts';
import '#ui/theme/theme.css';

const routers = new WeakMap<ProductAccess, ProductRouter>();

/** The only router of an access. The first call makes it; later calls return the same. */
function routerFor(access: ProductAccess): ProductRouter {
  const existing = routers.get(access);
  if (existing !== undefined) return existing;
  const router = createProductRouter({ access });
  routers.set(access, router);
  return router;
}

interface Opening {
  readonly href: string;
  readonly replace: boolean;
}

/**
 * Navigates to `href` through the router. Resolves to the whole product as soon as that page can be rendered.
 * Everything that a public page does not need loads with this module.
 */
export async function openProduct(access: ProductAccess, { href, replace }: Opening): Promise<ReactNode> {
  const from = location.pathname;
  const router = routerFor(access);
  await router.navigate({ href, replace });
  return <RoutedProduct access={access} router={router} arrived={location.pathname !== from} />;
}
