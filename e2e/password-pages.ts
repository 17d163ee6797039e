import { expect, type Locator } from 'playwright/test';
import { FormPage } from './form-page.ts';
import { press, write } from './input/user-actions.ts';

/** The page on which a person requests the link to a new password, and to which the link leads. */
export class ResetPasswordPage extends FormPage {
  async open(path = '/reset-password'): Promise<this> {
    await this.page.goto(path);
    await expect(this.heading('Reset your password')).toBeVisible();
    return this;
  }

  openLink(code: string): Promise<this> {
    return this.open(`/reset-password?mode=resetPassword&oobCode=${encodeURIComponent(code)}`);
  }

  get send(): Locator {
    return this.page.getByRole('button', { name: 'Send reset link', exact: true });
  }

  get newPassword(): Locator {
    return this.page.getByLabel('New password', { exact: true });
  }

  get save(): Locator {
    return this.page.getByRole('button', { name: 'Save password', exact: true });
  }

  async ask(email: string): Promise<void> {
    // The previous page may have a field of the same name.
    await expect(this.send).toBeVisible();
    await write(this.email, email);
    await press(this.send);
  }
}

/** The form for a person's own name and password. */
export class ProfilePage extends FormPage {
  async open(): Promise<this> {
    await this.page.goto('/profile');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
    return this;
  }

  get saveName(): Locator {
    return this.page.getByRole('button', { name: 'Save name', exact: true });
  }

  get current(): Locator {
    return this.page.getByLabel('Current password', { exact: true });
  }

  get savePassword(): Locator {
    return this.page.getByRole('button', { name: 'Change password', exact: true });
  }
}
