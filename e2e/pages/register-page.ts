import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

export class RegisterPage {
  readonly #page: Page;
  readonly #texts: Texts['register'];

  constructor(page: Page, { register }: Texts) {
    this.#page = page;
    this.#texts = register;
  }

  async open(query = ''): Promise<void> {
    await this.#page.goto(`/register${query}`);
  }

  heading(step: 'phone' | 'otp' | 'profile' | 'bank' | 'done'): Locator {
    return this.#page.getByRole('heading', { name: this.#texts[`${step}_heading`], level: 1 });
  }

  get inviteCode(): Locator {
    return this.#page.getByLabel(this.#texts.invite_label);
  }

  field(
    name: 'phone' | 'otp' | 'name' | 'password' | 'confirm' | 'account' | 'first_name' | 'last_name',
  ): Locator {
    return this.#page.getByRole('textbox', { name: this.#texts[`${name}_label`], exact: true });
  }

  get bank(): Locator {
    return this.#page.getByLabel(this.#texts.bank_label, { exact: true });
  }

  button(action: 'next' | 'verify' | 'finish' | 'back'): Locator {
    return this.#page.getByRole('button', { name: this.#texts[`${action}_button`], exact: true });
  }

  async givePhone(phone: string): Promise<void> {
    await this.field('phone').fill(phone);
    await this.#press(this.#texts.next_button);
  }

  async giveCode(code: string): Promise<void> {
    await this.field('otp').fill(code);
    await this.#press(this.#texts.verify_button);
  }

  async giveProfile(name: string, password: string, confirm = password): Promise<void> {
    await this.field('name').fill(name);
    await this.field('password').fill(password);
    await this.field('confirm').fill(confirm);
    await this.#press(this.#texts.next_button);
  }

  async giveBank(bank: {
    code: string;
    accountNo: string;
    firstName: string;
    lastName: string;
  }): Promise<void> {
    await this.bank.selectOption(bank.code);
    await this.field('account').fill(bank.accountNo);
    await this.field('first_name').fill(bank.firstName);
    await this.field('last_name').fill(bank.lastName);
    await this.#press(this.#texts.finish_button);
  }

  async #press(name: string): Promise<void> {
    await this.#page.getByRole('button', { name, exact: true }).click();
  }
}
