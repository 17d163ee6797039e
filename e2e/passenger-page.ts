import { expect, type Locator, type Page } from 'playwright/test';
import type { Person } from './backend-data.ts';
import { choose, press, write } from './input/user-actions.ts';
import { signedIn } from './signed-in.ts';

export class PassengerPage {
  readonly page: Page;
  readonly ride: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.ride = page.getByRole('region', { name: 'Your ride', exact: true });
    this.dialog = page.getByRole('dialog', { name: 'Cancel this ride?' });
  }

  static async openFor(page: Page, person: Person): Promise<PassengerPage> {
    await signedIn(page, person);
    return new PassengerPage(page).open();
  }

  async open(): Promise<this> {
    await this.page.goto('/passenger/dashboard');
    await expect(this.page.getByRole('heading', { name: 'Book a ride' })).toBeVisible();
    return this;
  }

  field(name: 'From' | 'To' | 'Phone' | 'Note for the driver'): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  async request(from: string, to: string): Promise<void> {
    await write(this.field('From'), from);
    await write(this.field('To'), to);
    await press(this.page.getByRole('button', { name: 'Request ride' }));
  }

  /** Expects the page to state this about the ride. */
  async expectSaid(sentence: string): Promise<void> {
    await expect(this.ride.getByRole('status').first()).toContainText(sentence);
  }

  async cancel(reason: string): Promise<void> {
    await press(this.ride.getByRole('button', { name: 'Cancel ride' }));
    await choose(this.dialog.getByRole('radio', { name: reason }));
    await press(this.dialog.getByRole('button', { name: 'Cancel ride' }));
  }
}
