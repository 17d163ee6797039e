import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { BoardPage } from './board-page.ts';
import { PhoneBookingPanel } from './phone-booking-panel.ts';

/** The most keys that each task may take, by issue 28; of a new caller those besides the text. */
export const MOST_KEYS = {
  fresh: 5,
  again: 9,
  tomorrow: 18,
  change: 8,
  assign: 3,
  find: 7,
  file: 5,
} as const;
type Task = keyof typeof MOST_KEYS;

export interface Caller {
  readonly name: string;
  readonly phone: string;
}

/** A dispatcher at their board, by keys alone, and the most keys that each task took. */
export class DispatcherAtDesk {
  readonly page: Page;
  readonly board: BoardPage;
  readonly keys = new Map<Task, number>();
  readonly #panel: PhoneBookingPanel;

  private constructor(board: BoardPage) {
    this.board = board;
    this.page = board.page;
    this.#panel = new PhoneBookingPanel(board.page);
  }

  static async begin(page: Page, name: string): Promise<DispatcherAtDesk> {
    return new DispatcherAtDesk(await BoardPage.openFor(page, name));
  }

  async #task(task: Task, act: (key: (...names: readonly string[]) => Promise<void>) => Promise<void>) {
    let pressed = 0;
    await act(async (...names) => {
      for (const name of names) {
        pressed += 1;
        await this.page.keyboard.press(name);
      }
    });
    this.keys.set(task, Math.max(this.keys.get(task) ?? 0, pressed));
  }

  /** Waits until a panel or a dialog has gone, and has given the keys back to the board. */
  async #closed(): Promise<void> {
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** Submits a dialog; what somebody else did meanwhile is told first, and another press goes on. */
  async #confirm(key: (name: string) => Promise<void>): Promise<void> {
    await key('Enter');
    const isClosed = await this.page
      .getByRole('dialog')
      .waitFor({ state: 'hidden', timeout: 3000 })
      .then(
        () => true,
        () => false,
      );
    if (!isClosed) await key('Enter');
    await this.#closed();
  }

  async bookFresh({ name, phone }: Caller, from: string): Promise<void> {
    await this.#task('fresh', async (key) => {
      await key('n');
      await expect(this.#panel.field('Phone')).toBeFocused();
      for (const [field, text] of [
        ['Phone', phone],
        ['Name', name],
        ['From', from],
        ['To', 'City Hospital'],
      ] as const) {
        await expect(this.#panel.field(field)).toBeFocused();
        await this.page.keyboard.type(text);
        await key('Enter');
      }
      await this.#closed();
    });
  }

  /** Types a number as far as its caller is known, and takes it. */
  async #recognise({ name, phone }: Caller, key: (...names: readonly string[]) => Promise<void>) {
    await key('n');
    await expect(this.#panel.field('Phone')).toBeFocused();
    // Five digits without the leading zero are enough.
    await key(...phone.slice(0, 6));
    await expect(this.#panel.said(`Known caller ${name}`)).toBeVisible();
    await key('Enter');
    await expect(this.#panel.field('To')).toBeFocused();
  }

  async bookAgain(caller: Caller): Promise<void> {
    await this.#task('again', async (key) => {
      await this.#recognise(caller, key);
      await key('Enter');
      await this.#closed();
    });
  }

  async bookTomorrow(caller: Caller): Promise<void> {
    await this.#task('tomorrow', async (key) => {
      await this.#recognise(caller, key);
      await key('Alt+m', '7', '3', '0', 'Alt+c', 'Enter');
      await this.#closed();
    });
  }

  /** Has the row of a caller's ride in focus; the search shows it alone. */
  async find(caller: Caller, shows: (row: string) => boolean = () => true): Promise<void> {
    await this.#task('find', async (key) => {
      await key('/', ...caller.phone.slice(-4));
      // A ride that was booked a moment ago is found once its number has been read.
      const rows = this.page.locator('[data-row]:not([data-row^="not-served"])');
      await expect(rows.filter({ hasNotText: caller.name })).toHaveCount(0);
      await expect.poll(async () => (await rows.allTextContents()).some(shows)).toBe(true);
      await key('ArrowDown');
    });
    const focused = this.page.locator('[data-row]:focus');
    await expect(focused).toContainText(caller.name);
    // Of several rides of the same caller the one that is meant.
    for (let row = 0; row < 4 && !shows((await focused.textContent()) ?? ''); row += 1)
      await this.page.keyboard.press('j');
  }

  /** Ends a search. */
  async seeAll(): Promise<void> {
    await this.page.keyboard.press('/');
    await this.page.keyboard.press('Escape');
  }

  /** Assigns the ride whose row is in focus to the driver who is suggested first. */
  async assignFirst(): Promise<void> {
    await this.#task('assign', async (key) => {
      await key('a');
      await expect(this.page.getByRole('dialog').getByRole('radio', { checked: true })).toHaveCount(1);
      await this.#confirm(key);
    });
  }

  /** Moves the ride whose row is in focus by a quarter of an hour. */
  async delay(): Promise<void> {
    await this.#task('change', async (key) => {
      await key('e');
      await expect(
        this.page.getByRole('dialog').getByRole('textbox', { name: 'Another time' }),
      ).toBeFocused();
      await key('+', '1', '5');
      await this.#confirm(key);
    });
  }

  /** The lines of today's file, from the board. */
  async file(): Promise<readonly string[]> {
    const download = this.page.waitForEvent('download');
    await this.#task('file', async (key) => {
      await key('g', 'h');
      await expect(this.page).toHaveURL(/\/history/);
      await expect(this.page.getByText(/rides? found/)).toBeVisible();
      await key('t');
      await expect(this.page).toHaveURL(/from=/);
      await key('x');
      await download;
    });
    return (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  }
}
