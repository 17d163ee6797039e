import { createRoot } from 'react-dom/client';
import { openProduct } from './open-product.tsx';
import { createProductAccess } from '#core/product/product-access.ts';
import { Shell } from './shell.tsx';
import { loadProduct } from './composition/load-product.ts';
import { rememberedLanguage } from '#words/remembered-language.ts';

/* The entry of every address without a prerendered page. With hot reload, it is the entry of all addresses. */
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
