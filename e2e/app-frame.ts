import { expect, type Locator, type Page } from 'playwright/test';
import { frame as copy } from '#words/frame-copy.ts';
import { press } from './input/user-actions.ts';

/** The frame of every page behind sign-in. */
export class AppFrame {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The account's menu, on every page behind sign-in. */
  get account(): Locator {
    return this.page.getByRole('button', { name: copy.account });
  }

  /** In the menu, and on a page that stands without it. */
  get signOut(): Locator {
    return this.page.getByRole('button', { name: 'Sign out', exact: true });
  }

  /** The account's menu names its person, open or closed. */
  async expectPerson({ email }: { email: string }): Promise<void> {
    await expect(this.page.locator('[popover]').filter({ hasText: 'Sign out' })).toContainText(email);
  }

  async leave(): Promise<void> {
    await press(this.account);
    await press(this.signOut);
  }

  /** An administrator's own profile, which the account's menu leads to. */
  async openAdministratorsProfile(): Promise<void> {
    await press(this.account);
    await press(this.page.getByRole('link', { name: copy.profile, exact: true }));
    await expect(this.heading('Your profile')).toBeVisible();
  }

  /** A way in the main menu. */
  way(to: 'dashboard' | 'review' | 'profile' | 'health'): Locator {
    return this.page.getByRole('navigation').getByRole('link', { name: copy[to], exact: true });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  async expectDashboardOf(role: 'Passenger' | 'Driver' | 'Admin'): Promise<void> {
    await expect(this.heading(`${role} dashboard`)).toBeVisible();
    await expect(this.page).toHaveURL(`/${role.toLowerCase()}/dashboard`);
  }

  /** The events of a window to which a person comes back: the page then looks at once instead of at its interval. */
  async lookAgain(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  }

  /** No session is open here: protected pages lead to sign-in. */
  async expectSignedOut(): Promise<void> {
    await this.page.goto('/profile');
    await expect(this.page).toHaveURL('/sign-in?redirect=%2Fprofile');
    await expect(this.page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  }
}
