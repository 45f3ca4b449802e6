import { cleanup, render, screen } from '@testing-library/react';
import { Fragment } from 'react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import '../../ui/styles/index.css';
import styles from './reward-summary.module.css';

afterEach(cleanup);

const NAMES = ['Refunds received', 'Refunds failed'];

it.each([320, 680])(
  'the name of each count takes one line where the summary is %i px wide',
  async (width) => {
    await page.viewport(740, 360);
    render(
      <section className={styles.summary} style={{ inlineSize: width }}>
        <div className={styles.facts}>
          <p className={styles.sum}>987,654,321.99</p>
          <dl className={styles.counts}>
            {NAMES.map((name) => (
              <div key={name}>
                <dt className={styles.label}>{name}</dt>
                <dd className={styles.count}>63</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>,
    );
    await document.fonts.ready;
    for (const name of NAMES) {
      const range = document.createRange();
      range.selectNodeContents(screen.getByText(name));
      expect(range.getClientRects(), name).toHaveLength(1);
    }
  },
);

it('the name of a count keeps its words whole with text at double size on a phone', async () => {
  document.documentElement.style.fontSize = '32px';
  onTestFinished(() => void (document.documentElement.style.fontSize = ''));
  render(
    <section className={styles.summary} style={{ inlineSize: 312 }}>
      <div className={styles.facts}>
        <dl className={styles.counts}>
          {['Successful', 'Not successful'].map((name) => (
            <dt key={name} className={styles.label} style={{ overflowWrap: 'anywhere' }}>
              {name.split(' ').map((word) => (
                <Fragment key={word}>
                  <span data-word>{word}</span>{' '}
                </Fragment>
              ))}
            </dt>
          ))}
        </dl>
      </div>
    </section>,
  );
  await document.fonts.ready;
  for (const word of document.querySelectorAll('[data-word]'))
    expect(word.getClientRects(), word.textContent).toHaveLength(1);
});
