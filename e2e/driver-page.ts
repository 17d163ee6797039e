import { expect, type Locator, type Page } from 'playwright/test';
import { createPerson, type Person } from './backend-data.ts';
import { pick, press, write } from './input/user-actions.ts';
import { shownToDrivers } from './own-place.ts';
import { signedIn } from './signed-in.ts';

type Step = 'I have arrived' | 'Passenger on board' | 'Ride completed' | 'No-show';

export class DriverPage {
  readonly page: Page;
  readonly requests: Locator;
  readonly ride: Locator;

  constructor(page: Page) {
    this.page = page;
    this.requests = page.getByRole('region', { name: 'Ride requests' });
    this.ride = page.getByRole('region', { name: 'Your ride', exact: true });
  }

  /** Signs in a driver, by default a new one. Then opens the page and goes on duty. */
  static async beginFor(page: Page, person?: Person): Promise<DriverPage> {
    await signedIn(page, person ?? (await createPerson({ role: 'driver', name: 'Dario Driver' })));
    return new DriverPage(page).begin();
  }

  /** Opens the page and goes on duty. */
  async begin(): Promise<this> {
    await this.page.goto('/driver/dashboard');
    await pick(this.page.getByRole('combobox', { name: 'Car' }), 'car-1');
    await write(this.page.getByRole('textbox', { name: 'Phone' }), '+1 555 0101');
    await press(this.page.getByRole('button', { name: 'Go on duty' }));
    await expect(this.requests).toBeVisible();
    return this;
  }

  request(from: string): Locator {
    return this.requests.getByRole('button', {
      name: `Take ride from ${shownToDrivers(from)}, there in 10 min`,
    });
  }

  /** Unfolds the requests for later. The page folds them while there are requests for now. */
  async showLater(): Promise<void> {
    const fold = this.requests.getByRole('button', { name: /for later$/ });
    await expect(fold).toBeVisible();
    if ((await fold.getAttribute('aria-expanded')) === 'false') await press(fold);
  }

  async step(name: Step): Promise<void> {
    await press(this.ride.getByRole('button', { name, exact: true }));
  }
}
