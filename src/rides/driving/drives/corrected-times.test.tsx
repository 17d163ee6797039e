import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { noteOf } from '#test/note-of.ts';
import { openDriverPage } from '#test/open-driver-page.ts';

const at = (time: string) => new Date(`2025-06-01T${time}Z`);

/** The day of a driver whose shift was from eight to twelve in the service's zone. */
const openToday = () =>
  openDriverPage(
    {
      'drivers/u-dario': aStoredShift({
        duty: 'off',
        turn: 3,
        dutySince: at('10:00'),
        shiftSince: at('06:00'),
      }),
      'drivers/u-dario/duties/2': {
        duty: 'on',
        shiftSince: at('06:00'),
        since: at('06:00'),
        until: at('10:00'),
        label: 'Blue van',
        plate: 'CB 1',
        by: 'u-dario',
        endedAt: at('10:00'),
        log: {},
      },
    },
    '/driver/rides?days=today',
  );

describe('the times of a driver’s shift', () => {
  test('times are corrected with a reason, and the earlier times stay visible', async () => {
    const { user, press, world } = await openToday();
    await press('Times and corrections');
    await press('Correct On duty, 1 Jun 2025, 08:00 to 12:00');
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct these times?' }));
    const submit = dialog.getByRole('button', { name: 'Correct' });
    expect(noteOf(submit)).toBe('Change the begin or the end first.');
    fireEvent.change(dialog.getByLabelText('End'), { target: { value: '2025-06-01T11:15' } });
    await user.click(submit);
    const why = dialog.getByRole('textbox', { name: 'Why' });
    expect(noteOf(why)).toMatch(/^Please say in a few words why/);
    expect(document.activeElement).toBe(why);
    await user.type(why, 'Pressed too late.');
    await user.click(submit);
    expect(
      await screen.findByText(
        /^Corrected by you on 1 Jun 2025, 14:00\. Before: 1 Jun 2025, 08:00 to 1 Jun 2025, 12:00\. Reason: Pressed too late\.$/,
      ),
    ).toBeShown();
    expect((await screen.findByRole('region', { name: 'Today, 1 June 2025' })).textContent).toContain(
      '08:00 to 11:15',
    );
    expect(world.stage.world.documents.read('drivers/u-dario/duties/2')).toMatchObject({
      until: at('09:15'),
      log: { 0: { by: 'u-dario', until: at('10:00') } },
    });
  });

  test.each([
    ['before the begin', 'End', '2025-06-01T07:59'],
    ['to come', 'End', '2025-06-01T14:01'],
    ['more than a day before the shift', 'Begin', '2025-05-31T07:59'],
    ['no time', 'Begin', ''],
  ])('a correction %s is refused in the dialog, which keeps the input', async (_, label, value) => {
    const { user, press } = await openToday();
    await press('Times and corrections');
    await press('Correct On duty, 1 Jun 2025, 08:00 to 12:00');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    await user.type(dialog.getByRole('textbox', { name: 'Why' }), 'Pressed too late.');
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    expect(
      await dialog.findByText(/^Please enter a begin and a later end, between 31 May 2025, 08:00/),
    ).toBeShown();
    expect(dialog.getByLabelText<HTMLInputElement>(label).value).toBe(value);
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why' }).value).toBe('Pressed too late.');
  });
});
