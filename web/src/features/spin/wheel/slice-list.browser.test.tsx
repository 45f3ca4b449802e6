import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import '../../../ui/styles/index.css';
import { SliceList } from './slice-list.tsx';
import styles from './slice-list.module.css';

afterEach(cleanup);

it('a long word in a slice leaves the next one readable, and the page as wide as the screen [3.20]', () => {
  render(
    <ol className={styles.list} style={{ width: 600 }}>
      {['First', 'Second'].map((name) => (
        <li key={name}>
          <i className={styles.mark} />
          <div>{`${name} ${'W'.repeat(300)}`}</div>
        </li>
      ))}
    </ol>,
  );
  const [first, second] = [/First/, /Second/].map((name) => screen.getByText(name).getBoundingClientRect());
  expect(first!.right).toBeLessThanOrEqual(second!.left);
  expect(screen.getByRole('list').scrollWidth).toBe(600);
});

it('a wide table in a description scrolls in its slice [3.20]', async () => {
  const description = '<table width="4000"><tr><td>x</td></tr></table>';
  const i18n = i18next.createInstance().use(initReactI18next);
  await i18n.init({ lng: 'cimode' });
  render(
    <I18nextProvider i18n={i18n}>
      <div style={{ width: 300 }}>
        <SliceList slices={[{ code: 'A', label: 'First', bgColor: '', textColor: '', description }]} />
      </div>
    </I18nextProvider>,
    { wrapper: MemoryRouter },
  );
  screen.getByText('slices_summary').click();
  const table = await screen.findByRole('table');
  expect(table.getBoundingClientRect().width).toBeLessThan(300);
  expect(screen.getByRole('list').scrollWidth).toBe(300);
});

it('the slices are as wide as a phone with text at double size [3.20]', () => {
  render(
    <div style={{ width: 136 }}>
      <ol className={styles.list}>
        <li>First</li>
      </ol>
    </div>,
  );
  expect(screen.getByRole('list').scrollWidth).toBe(136);
});
