import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
