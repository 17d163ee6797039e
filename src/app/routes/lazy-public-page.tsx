import { useMatch, useRouter } from '@tanstack/react-router';
import type { PublicPage } from '#public-pages/public-page.ts';
import { lazyPage } from './lazy-page.ts';

/** A prerendered page as the router shows it. Another address of the same page starts it over. */
export function lazyPublicPage(load: () => Promise<{ readonly page: PublicPage }>) {
  const loadRouted = async () => {
    const { Screen } = (await load()).page;
    return {
      RoutedPage() {
        const router = useRouter();
        // The page's own address, not the one in the address bar, which changes before the next page has loaded.
        const { pathname: path, search } = useMatch({ strict: false });
        return (
          <Screen
            key={JSON.stringify([path, search])}
            pageLocation={{ path, search: { ...search } }}
            go={(href, options) => void router.navigate({ href, ...options })}
          />
        );
      },
    };
  };
  return lazyPage(loadRouted, 'RoutedPage');
}
