import { cleanup, render, screen } from '@testing-library/react';
import { Pencil } from 'lucide-react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { IconButton } from '../../ui/form/icon-button.tsx';
import '../../ui/styles/index.css';
import styles from './profile-page.module.css';

afterEach(cleanup);

it('an account name on a phone with text at double size breaks between its words only', async () => {
  // As narrow, measured in the size of the text, as a phone of 360 px.
  await page.viewport(180, 370);
  render(
    <div className={styles.panel} style={{ margin: 12 }}>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>Account name</dt>
          <dd className={styles.changeable}>
            <span>SOMCHAI JAIDEE</span>
            <IconButton label="Edit" icon={Pencil} />
          </dd>
        </div>
      </dl>
    </div>,
  );
  const name = screen.getByText('SOMCHAI JAIDEE');
  const word = document.createRange();
  word.setStart(name.firstChild!, 0);
  word.setEnd(name.firstChild!, 'SOMCHAI'.length);
  expect(word.getClientRects()).toHaveLength(1);
  const edit = screen.getByRole('button').getBoundingClientRect();
  expect(edit.top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom);
});
