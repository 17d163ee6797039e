import { expect, type Locator, type Page } from 'playwright/test';
import { createPerson } from './backend-data.ts';
import { signedIn } from './signed-in.ts';

/** More rows than the board has from the seed and from tests that run at the same time. */
const MOST_ROWS = 60;

export class BoardPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Signs an administrator in and opens the board. */
  static async openFor(page: Page, name?: string): Promise<BoardPage> {
    await signedIn(
      page,
      await createPerson(name === undefined ? { role: 'admin' } : { role: 'admin', name }),
    );
    await page.goto('/admin/rides');
    const board = new BoardPage(page);
    await expect(board.column('Waiting')).toBeVisible();
    return board;
  }

  column(name: 'Waiting' | 'Promised' | 'Under way'): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  row(column: 'Waiting' | 'Promised' | 'Under way', passenger: string): Locator {
    return this.column(column).getByRole('row', { name: passenger }).first();
  }

  /** Moves the focus down the board, row by row, to the ride of a passenger. */
  async walkTo(passenger: string): Promise<void> {
    const there = this.page.locator('[data-row]:focus').filter({ hasText: passenger });
    for (let step = 0; step < MOST_ROWS && (await there.count()) === 0; step += 1)
      await this.page.keyboard.press('j');
    await expect(there).toBeVisible();
  }
}
