import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { RoutedProduct } from '#app/routed-product.tsx';
import { createProductRouter } from '#app/router.ts';
import { Shell } from '#app/shell.tsx';
import type { Language } from '#words/languages.ts';
import { accessTo, openWorld } from './open-world.ts';

interface AppOptions {
  world?: ReturnType<typeof openWorld>;
  language?: Language;
}

/** The whole product over the memory adapter, opened at an address. */
export function renderApp(address: string, { world = openWorld(), language = 'en' }: AppOptions = {}) {
  const access = accessTo(world);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createProductRouter({ access, history });
  const view = render(
    <Shell access={access} language={language}>
      <Suspense>
        <RoutedProduct access={access} router={router} />
      </Suspense>
    </Shell>,
  );
  return {
    ...view,
    ...world,
    access,
    // Rows that have just moved take no press for a moment (`pointer-events: none`), but `user` presses them anyway.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    address: () => router.state.location.href,
    goTo: (place: string) => history.push(place),
    goBack: () => history.back(),
  };
}
