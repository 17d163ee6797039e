import { expect, type Locator } from 'playwright/test';
import { FormPage } from './form-page.ts';
import { press, write } from './input/user-actions.ts';

/** The repair of one's own account. */
export class DebugLoginPage extends FormPage {
  async open(path = '/debug-login'): Promise<this> {
    await this.page.goto(path);
    await expect(this.heading('Debug Login')).toBeVisible();
    return this;
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: 'Check account', exact: true });
  }

  get repair(): Locator {
    return this.page.getByRole('button', { name: 'Repair account', exact: true });
  }

  async check({ email, password }: { email: string; password: string }): Promise<void> {
    // The previous page may have a field of the same name.
    await expect(this.submit).toBeVisible();
    await write(this.email, email);
    await write(this.password, password);
    await press(this.submit);
  }
}
