import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderForm } from '#test/render-form.tsx';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

function Question({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Really?" description="It is final." onClose={onClose}>
      <Button onClick={onClose}>No</Button>
    </Dialog>
  );
}

/** A page with a dialog. Its code arrives with request number `arrivesAt`. Offline, nothing retries by itself. */
function openPage(arrivesAt: number, { online = false } = {}) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  let requests = 0;
  const Late = lazyDialog(async () => {
    requests += 1;
    if (requests !== arrivesAt) throw new TypeError('Failed to fetch dynamically imported module');
    return Question;
  });
  function Page() {
    const [asking, setAsking] = useState(false);
    return (
      <>
        <p>The ride</p>
        <Button onClick={() => setAsking(true)}>Give back</Button>
        {asking && <Late onClose={() => setAsking(false)} />}
      </>
    );
  }
  const { user } = renderForm(<Page />);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { user, press, Late, requests: () => requests };
}

const lost = () => screen.findByText('This could not be loaded');
const asked = () => screen.findByRole('dialog', { name: 'Really?' });

test('a dialog whose code is lost changes neither page nor focus, reports the loss, and is requested again by the next press', async () => {
  const { press } = openPage(2);
  await press('Give back');
  await lost();
  expect(screen.getByText(/check your internet connection/)).toBeShown();
  expect(screen.getByText('The ride')).toBeShown();
  expect(document.activeElement?.textContent).toBe('Give back');
  await press('Give back');
  expect(await asked()).toBeShown();
});

test('on an online device the message about lost code asks for a reload, because some browsers do not request it again before', async () => {
  const { press } = openPage(Number.POSITIVE_INFINITY, { online: true });
  await press('Give back');
  await lost();
  expect(screen.getByText('Please reload the page.')).toBeShown();
});

test('a dialog whose code was fetched before opens without the network', async () => {
  const { press, Late, requests } = openPage(1);
  Late.prepare();
  await waitFor(() => expect(requests()).toBe(1));
  await press('Give back');
  expect(await asked()).toBeShown();
});
