import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { App } from '../app/app.tsx';
import { createProductRouter } from '../app/router.tsx';
import type { Language } from '../copy/language/languages.ts';
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
  const view = render(<App access={access} router={router} language={language} />);
  return {
    ...view,
    ...world,
    access,
    // Ignores `pointer-events`, because the queue takes no presses just after a decision; browser tests cover that pause.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    address: () => router.state.location.href,
    /** Presses the browser's own button. */
    goBack: () => history.back(),
  };
}
