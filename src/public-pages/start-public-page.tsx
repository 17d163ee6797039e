import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createProductAccess } from '#core/product/product-access.ts';
import { parseSearch } from '#core/navigation/search-params.ts';
import { hasSessionHint } from '#core/session/session-hint.ts';
import { Shell } from '#app/shell.tsx';
import { loadProduct } from '#app/composition/load-product.ts';
import { reloadTexts } from '#words/define-copy.ts';
import { rememberedLanguage } from '#words/remembered-language.ts';
import { carryInput } from './carry-input.ts';
import { PublicContent } from './public-content.tsx';
import type { PublicPage } from '#core/navigation/public-page.ts';
import { hideTyping } from './hidden-typing.ts';
import { createTakeOver } from './take-over.ts';

/**
 * Hydrates a prerendered page when its texts have loaded. If they do not load, the page continues in English, with its
 * input. If the first frame is the skeleton, renders the page. With a hint of a session, a `signedOutOnly` page is left
 * to the router.
 */
export function startPublicPage(page: PublicPage): void {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no root.');
  const access = createProductAccess(loadProduct);
  const language = rememberedLanguage();
  const inShell = (content: ReactNode, initial = language) => (
    <Shell access={access} language={initial}>
      {content}
    </Shell>
  );
  let root: Root | null = null;
  const show = (content: ReactNode) => {
    root ??= createRoot(container);
    root.render(inShell(content));
  };
  const takeOver = createTakeOver(access, show);
  const { pathname, search, hash } = location;
  const pageLocation = { path: pathname, search: parseSearch(search) };
  const content = <PublicContent page={page} pageLocation={pageLocation} takeOver={takeOver} />;

  const showInEnglish = () => {
    const carried = carryInput(container);
    root = createRoot(container);
    flushSync(() => root?.render(inShell(content, 'en')));
    carried();
  };

  if (document.documentElement.dataset['waiting'] === undefined) {
    void reloadTexts(language).then((arrived) => {
      if (!arrived) return showInEnglish();
      hideTyping(container);
      // In a `startTransition`, React yields while it hydrates, so that a slow phone can scroll and take input.
      return startTransition(() => {
        root = hydrateRoot(container, inShell(content));
      });
    });
  } else if (page.signedOutOnly && hasSessionHint()) {
    takeOver.go(`${pathname}${search}${hash}`, { replace: true });
  } else {
    show(content);
  }
}
