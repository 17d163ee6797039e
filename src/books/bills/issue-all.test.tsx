import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fail } from '#domain/shared/result.ts';
import { draft, grid, listedMonth, openBills } from '#test/open-bills.ts';

describe('the issue of all drafts', () => {
  test('all drafts of a month are issued in the order of the list; the issue can be stopped and continued', async () => {
    const ends = ['2025-05-10', '2025-05-20', '2025-05-31'];
    const { press, product } = await openBills(0, 'en', Object.assign({}, ...ends.map(draft)));
    const { firmBills } = await product.books.load();
    const { issue: unspied } = firmBills;
    const issue = vi.spyOn(firmBills, 'issue');
    issue.mockImplementationOnce(async (first) => {
      await press('Stop');
      return unspied(first);
    });
    await press('Issue all 3 drafts');
    expect(await screen.findByText(/in the order of the list, and never change/)).toBeShown();
    await press('Issue');
    expect(await screen.findByText('1 of 3 issued · stopped')).toBeShown();
    expect(screen.getByRole('progressbar', { name: 'Issued drafts' })).toHaveProperty('value', 1);
    issue.mockImplementationOnce(async () => fail({ code: 'bill-changed' }));
    await press('Issue all 2 drafts');
    await press('Issue');
    expect(
      await screen.findByText('1 of 2 issued · one not issued: changed meanwhile, or refused'),
    ).toBeShown();
    issue.mockImplementationOnce(async () => fail({ code: 'network' }));
    await press('Issue the draft');
    await press('Issue');
    expect(await screen.findByRole('alert')).toBeShown();
    await press('Issue the draft');
    await press('Issue');
    expect(await screen.findByText('1 of 1 issued')).toBeShown();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Issue/ })).toBeNull());
    const rows = grid()
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual(['Bill 2025-00001', 'Bill 2025-00003', 'Bill 2025-00002']);
  });

  test('the issue of all drafts is offered only for drafts of the chosen month', async () => {
    const { press, product, user } = await openBills(0, 'en', {
      ...draft('2025-05-10'),
      ...draft('2025-05-20'),
    });
    expect(await screen.findByRole('button', { name: 'Issue all 2 drafts' })).toBeShown();
    const { firmBills } = await product.books.load();
    vi.spyOn(firmBills, 'ofMonth').mockResolvedValueOnce(fail({ code: 'network' }));
    await user.selectOptions(listedMonth(), 'June 2025');
    expect(screen.queryByRole('button', { name: /^Issue/ })).toBeNull();
    expect(await screen.findByRole('alert')).toBeShown();
    expect(screen.queryByRole('button', { name: /^Issue/ })).toBeNull();
    await user.selectOptions(listedMonth(), 'May 2025');
    await press('Issue all 2 drafts');
  });

  test('after a defect the issue of all drafts stops, and can go on', async () => {
    const ends = ['2025-05-10', '2025-05-20'];
    const { press, product } = await openBills(0, 'en', Object.assign({}, ...ends.map(draft)));
    const { issueRun } = await product.books.load();
    vi.spyOn(issueRun, 'issue').mockRejectedValueOnce(new Error('defect'));
    await press('Issue all 2 drafts');
    await press('Issue');
    expect(await screen.findByRole('alert')).toBeShown();
    await press('Issue all 2 drafts');
    await press('Issue');
    expect(await screen.findByText('2 of 2 issued')).toBeShown();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^(Issue|Stop)/ })).toBeNull());
    expect(grid().getAllByRole('row')).toContain(document.activeElement);
  });
});
