import { expect, it } from 'vitest';
import { refetchStyles, watchStyles } from './failed-styles.ts';

it('refetches a style sheet that failed, until it loads', async () => {
  watchStyles(document);
  const failing = document.createElement('link');
  Object.assign(failing, { rel: 'stylesheet', href: '/assets/screen.css' });
  document.head.append(failing);
  const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[href="/assets/screen.css"]')];
  await refetchStyles();
  expect(links()).toEqual([failing]);
  failing.dispatchEvent(new Event('error'));

  const second = refetchStyles();
  expect(links()).toHaveLength(1);
  expect(links()).not.toContain(failing);
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(second).rejects.toThrow('/assets/screen.css');

  const third = refetchStyles();
  const [link] = links();
  link?.dispatchEvent(new Event('load'));
  await third;
  await refetchStyles();
  expect(links()).toEqual([link]);
});
