import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import type { RepairCase } from '#domain/accounts/services/account-repair.ts';
import { accessTo, openWorld } from '#test/open-world.ts';
import { renderForm } from '#test/render-form.tsx';
import { DebugLoginScreen } from './debug-login-screen.tsx';

/** Renders the page over a product that records which cases were opened and how many were closed. */
function renderSteps() {
  const world = openWorld();
  const { email } = world.stage.addAccount({ directory: 'missing' });
  const { load } = world;
  const opened: RepairCase[] = [];
  let closed = 0;
  world.load = async () => {
    const product = await load();
    const forms = await product.accountForms.load();
    const { accountRepair } = forms;
    const open: typeof accountRepair.open = async (...proof) => {
      const answer = await accountRepair.open(...proof);
      if (!answer.ok) return answer;
      const close = async () => {
        closed += 1;
        await answer.value.close();
      };
      opened.push(answer.value);
      return { ok: true, value: { ...answer.value, close } };
    };
    const changed = { ...forms, accountRepair: { open } };
    return { ...product, accountForms: { load: async () => changed, loaded: () => changed } };
  };
  const view = renderForm(<DebugLoginScreen email={email} />, { access: accessTo(world) });
  const prove = () => view.user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  return { ...view, ...world, opened, prove, closed: () => closed };
}

const found = () => screen.findByRole('heading', { name: 'What we found' });
const ANSWERS = { name: '', role: '' };

describe('an open case', () => {
  test('an open case is closed by leaving the page, which invalidates the proof', async () => {
    const { prove, unmount, closed, opened } = renderSteps();
    await prove();
    await found();
    unmount();
    expect(closed()).toBe(1);
    expect(await opened[0]?.repair(ANSWERS)).toEqual({ ok: false, error: { code: 'permission-denied' } });
  });

  test('an open case is closed by the button “Back”', async () => {
    const { user, prove, closed } = renderSteps();
    await prove();
    await found();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(closed()).toBe(1);
  });

  test('an open case is closed at once if the proof arrives after its owner left', async () => {
    const { prove, unmount, network, closed } = renderSteps();
    const release = network.hold();
    await prove();
    unmount();
    release();
    await waitFor(() => expect(closed()).toBe(1));
  });
});
