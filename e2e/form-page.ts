import type { Locator, Page } from 'playwright/test';

/** A page with a form about an account. Its controls are found by labels and roles alone, as by a person. */
export class FormPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true });
  }

  get name(): Locator {
    return this.page.getByRole('textbox', { name: 'Name' });
  }

  get email(): Locator {
    return this.page.getByRole('textbox', { name: 'Email' });
  }

  get password(): Locator {
    return this.page.getByLabel('Password', { exact: true });
  }

  get roles(): Locator {
    return this.page.getByRole('radiogroup', { name: 'Role' });
  }

  role(name: string): Locator {
    return this.roles.getByRole('radio', { name });
  }

  get box(): Locator {
    return this.page.getByRole('alert');
  }

  toast(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }
}
