import { expect, type Locator } from 'playwright/test';
import { FormPage } from './form-page.ts';
import { choose, press, write } from './input/user-actions.ts';

export interface Application {
  name: string;
  email: string;
  password: string;
  role: 'Passenger' | 'Driver';
}

export class RegisterPage extends FormPage {
  async open(): Promise<this> {
    await this.page.goto('/register');
    await expect(this.page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    return this;
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: 'Sign up', exact: true });
  }

  get busy(): Locator {
    return this.page.getByRole('button', { name: 'Signing up...', exact: true });
  }

  async fillIn({ name, email, password, role }: Application): Promise<void> {
    // The previous page may have a field of the same name.
    await expect(this.submit).toBeVisible();
    await write(this.name, name);
    await write(this.email, email);
    await write(this.password, password);
    await choose(this.role(role));
  }

  async register(application: Application): Promise<void> {
    await this.fillIn(application);
    await press(this.submit);
  }
}
