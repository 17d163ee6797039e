import { expect, type Locator } from 'playwright/test';
import { FormPage } from './form-page.ts';
import { press, write } from './input/user-actions.ts';

/** The sign-in page. Its controls are found by labels and roles alone, as by a person. */
export class SignInPage extends FormPage {
  async open(path = '/sign-in'): Promise<this> {
    await this.page.goto(path);
    await expect(this.email).toBeVisible();
    return this;
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: 'Sign In', exact: true });
  }

  get busy(): Locator {
    return this.page.getByRole('button', { name: 'Signing in...', exact: true });
  }

  /** Focuses the toast, so that it does not disappear. */
  async keepToast(title: string): Promise<void> {
    await this.toast(title).getByRole('button', { name: 'Dismiss' }).focus();
  }

  async fill({ email, password }: { email: string; password: string }): Promise<void> {
    // The previous page may have a field of the same name.
    await expect(this.submit).toBeVisible();
    await write(this.email, email);
    await write(this.password, password);
  }

  async signIn(person: { email: string; password: string }): Promise<void> {
    await this.fill(person);
    await press(this.submit);
  }

  /** Signs in, and waits for the page behind sign-in. */
  async enter(person: { email: string; password: string }, path = '/sign-in'): Promise<void> {
    await this.open(path);
    await this.signIn(person);
    await expect(this.page.getByRole('button', { name: 'Your account' })).toBeVisible();
  }

  /** Expects toast and box to have the same text, the box to have focus, and the form to be usable. */
  async expectRefusal(title: string, text: string): Promise<void> {
    await expect(this.toast(title)).toContainText(text);
    await expect(this.box).toContainText(text);
    await expect(this.box).toBeFocused();
    await expect(this.submit).toBeEnabled();
  }
}
