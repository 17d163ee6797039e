import { createRoot } from 'react-dom/client';
import { openProduct } from './app/open-product.tsx';
import { createProductAccess } from './core/product/product-access.ts';
import { Shell } from './app/shell.tsx';
import { loadProduct } from './app/composition/load-product.ts';
import { rememberedLanguage } from './copy/language/remembered-language.ts';

/* Every address without a prerendered page of its own; with hot reload, all of them. */
const container = document.getElementById('root');
if (container === null) throw new Error('index.html has lost its root element.');

const access = createProductAccess(loadProduct);
const { pathname, search, hash } = location;
const content = await openProduct(access, { href: `${pathname}${search}${hash}`, replace: true });
createRoot(container).render(
  <Shell access={access} language={rememberedLanguage()}>
    {content}
  </Shell>,
);
