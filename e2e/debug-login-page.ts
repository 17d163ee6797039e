import { expect, type Locator, type Page } from 'playwright/test';
import { press, write } from './hands/acts.ts';

/** The repair of one's own account. */
export class DebugLoginPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path = '/debug-login'): Promise<this> {
    await this.page.goto(path);
    await expect(this.heading('Debug Login')).toBeVisible();
    return this;
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true });
  }

  get email(): Locator {
    return this.page.getByRole('textbox', { name: 'Email' });
  }

  get password(): Locator {
    return this.page.getByLabel('Password', { exact: true });
  }

  get name(): Locator {
    return this.page.getByRole('textbox', { name: 'Name' });
  }

  role(name: string): Locator {
    return this.page.getByRole('radiogroup', { name: 'Role' }).getByRole('radio', { name });
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: 'Check account', exact: true });
  }

  get repair(): Locator {
    return this.page.getByRole('button', { name: 'Repair account', exact: true });
  }

  get box(): Locator {
    return this.page.getByRole('alert');
  }

  async check({ email, password }: { email: string; password: string }): Promise<void> {
    // The page one came from may have a field of the same name.
    await expect(this.submit).toBeVisible();
    await write(this.email, email);
    await write(this.password, password);
    await press(this.submit);
  }
}
