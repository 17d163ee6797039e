import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from 'playwright/test';
import { BoardPage } from './board-page.ts';
import { PhoneBookingPanel } from './phone-booking-panel.ts';

/** The most keys that each task may take. For a new caller, the typed text does not count. */
export const MOST_KEYS = {
  fresh: 5,
  again: 10,
  tomorrow: 15,
  change: 5,
  assign: 2,
  find: 7,
  file: 5,
} as const;
type Task = keyof typeof MOST_KEYS;
type Press = (...names: readonly string[]) => Promise<void>;

export interface Caller {
  readonly name: string;
  readonly phone: string;
}

/** The rows of open rides. The unserved requests in the list below them are left out. */
const OPEN = '[data-row]:not([data-row^="not-served"])';

/** On the board, the time of another day begins with that day: "Wed 07:30". */
const OTHER_DAY = /(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d\d:\d\d/;

/** A dispatcher who uses the board only by keys. `keys` has the most keys that each task took. */
export class DispatcherAtDesk {
  readonly page: Page;
  readonly keys = new Map<Task, number>();
  readonly #panel: PhoneBookingPanel;
  readonly #search: Locator;
  readonly #focused: Locator;

  private constructor(page: Page) {
    this.page = page;
    this.#panel = new PhoneBookingPanel(page);
    this.#search = page.getByRole('searchbox', { name: 'Search rides' });
    this.#focused = page.locator('[data-row]:focus');
  }

  static async begin(page: Page, name: string): Promise<DispatcherAtDesk> {
    await BoardPage.openFor(page, name);
    return new DispatcherAtDesk(page);
  }

  /** The rows of open rides of a day, in all regions or in one. */
  rides(day: 'today' | 'tomorrow', region?: 'waiting' | 'promised'): Locator {
    return this.page
      .locator(region === undefined ? OPEN : `[data-row^="${region} "]`)
      .filter({ hasNotText: 'No longer listed' })
      .filter(day === 'today' ? { hasNotText: OTHER_DAY } : { hasText: OTHER_DAY });
  }

  async #task(task: Task, act: (press: Press) => Promise<void>): Promise<void> {
    let pressed = 0;
    await act(async (...names) => {
      for (const name of names) {
        pressed += 1;
        await this.page.keyboard.press(name);
      }
    });
    this.keys.set(task, Math.max(this.keys.get(task) ?? 0, pressed));
  }

  /** Waits until no panel or dialog is open, so that keys go to the board again. */
  async #closed(): Promise<void> {
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  async bookFresh({ name, phone }: Caller, from: string): Promise<void> {
    await this.#task('fresh', async (press) => {
      await press('n');
      for (const [field, text] of [
        ['Phone', phone],
        ['Name', name],
        ['From', from],
        ['To', 'City Hospital'],
      ] as const) {
        await expect(this.#panel.field(field)).toBeFocused();
        await this.page.keyboard.type(text);
        await press('Enter');
      }
      await this.#closed();
    });
  }

  /** Types the beginning of a number, and chooses the caller who is known by it. */
  async #recognise({ name, phone }: Caller, press: Press): Promise<void> {
    await press('n');
    await expect(this.#panel.field('Phone')).toBeFocused();
    // Five digits without the leading zero are enough.
    await press(...phone.slice(0, 6));
    await expect(this.#panel.said(`Known caller ${name}`)).toBeVisible();
    await press('ArrowDown', 'Enter');
    await expect(this.#panel.field('To')).toBeFocused();
  }

  async bookAgain(caller: Caller): Promise<void> {
    await this.#task('again', async (press) => {
      await this.#recognise(caller, press);
      await press('Enter');
      await this.#closed();
    });
  }

  async bookTomorrow(caller: Caller): Promise<void> {
    await this.#task('tomorrow', async (press) => {
      await this.#recognise(caller, press);
      await press('Alt+m', '7', '3', '0', 'Alt+c', 'Enter');
      await this.#closed();
    });
  }

  /** Searches by the end of a caller's number, and focuses the row of one of their rides. */
  async find(caller: Caller, ...which: Parameters<DispatcherAtDesk['rides']>): Promise<void> {
    const meant = this.rides(...which).filter({ hasText: caller.name });
    await this.#task('find', async (press) => {
      await press('/', ...caller.phone.slice(-4));
      // The search finds a new ride only after the page has read its number.
      await expect(meant.first()).toBeVisible();
      await expect(this.page.locator(OPEN).filter({ hasNotText: caller.name })).toHaveCount(0);
      await press('ArrowDown');
      await expect(this.#focused).toHaveCount(1);
      while ((await this.#focused.and(meant).count()) === 0) await press('j');
    });
  }

  /** Ends the search. The board then shows all rides. */
  async seeAll(): Promise<void> {
    await this.page.keyboard.press('/');
    await expect(this.#search).toBeFocused();
    await this.page.keyboard.press('Escape');
    await expect(this.#search).toHaveValue('');
    // The page updates the rows later, together with the number of found rides.
    await expect(this.#search.locator('..').getByRole('status')).toHaveText('');
  }

  /** Assigns the waiting ride in focus to the first suggested driver. */
  async assignFirst(): Promise<void> {
    const row = await this.#focused.getAttribute('data-row');
    await this.#task('assign', async (press) => {
      await press('a');
      await expect(this.page.getByRole('dialog').getByRole('radio', { checked: true })).toBeFocused();
      await press('Enter');
      await this.#closed();
    });
    await expect(this.page.locator(`[data-row="${row}"]`)).toHaveCount(0);
  }

  /** Moves the pick-up of the ride in focus to a quarter of an hour later. */
  async delay(): Promise<void> {
    await this.#task('change', async (press) => {
      await press('e');
      await expect(
        this.page.getByRole('dialog').getByRole('textbox', { name: 'Another time' }),
      ).toBeFocused();
      await press('+', '1', '5', 'Enter');
      await this.#closed();
    });
  }

  /** Exports the rides of some days, starting at the board, and returns the lines of the file. */
  async file(days: 'today' | 'last week'): Promise<readonly string[]> {
    const download = this.page.waitForEvent('download');
    await this.#task('file', async (press) => {
      await press('g', 'h');
      await expect(this.page.getByText(/rides? found/)).toBeVisible();
      await press(days === 'today' ? 't' : 'w');
      await expect(this.page).toHaveURL(/from=/);
      await press('x');
      await download;
    });
    return (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  }
}
