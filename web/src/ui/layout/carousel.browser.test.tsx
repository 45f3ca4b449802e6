import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Carousel } from './carousel.tsx';
import '../styles/index.css';

beforeEach(() => page.viewport(390, 844));
afterEach(cleanup);

const slide = (name: string) => ({
  key: name,
  content: (
    <p style={{ height: '4rem' }}>
      <a href="#here">{name}</a>
    </p>
  ),
});

const carousel = (names: string[]) => (
  <Carousel
    label="News"
    previousLabel="Previous"
    nextLabel="Next"
    slideLabel={(number, count) => `Slide ${number} of ${count}`}
    slides={names.map(slide)}
  />
);

const show = (names = ['First', 'Second', 'Third']) => render(carousel(names));

/** The visible slide, by its position on the screen. */
function inView(): string | null {
  const track = screen.getByRole('region', { name: 'News' }).firstElementChild as HTMLElement;
  const { left } = track.getBoundingClientRect();
  const slides = [...track.children];
  return (
    slides.find((element) => Math.abs(element.getBoundingClientRect().left - left) < 2)?.textContent ?? null
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const isInView = (name: string) => waitFor(() => expect(inView()).toBe(name));

describe('Carousel', () => {
  it('moves by its buttons, which stop at both ends, and announces its position [2.41]', async () => {
    show();
    expect(button('Previous').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button('Next'));
    await isInView('Second');
    expect(screen.getByRole('status').textContent).toBe('Slide 2 of 3');
    await userEvent.click(button('Next'));
    await isInView('Third');
    expect(button('Next').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button('Next'));
    await userEvent.keyboard('{Enter}');
    expect(inView()).toBe('Third');
    await userEvent.click(button('Previous'));
    await isInView('Second');
  });

  it('shows its last slide when the one shown has left, and its first when all had left [2.41]', async () => {
    const { rerender } = show();
    await userEvent.click(button('Slide 3 of 3'));
    await isInView('Third');
    rerender(carousel(['First', 'Second']));
    await isInView('Second');
    expect(screen.getByRole('status').textContent).toBe('Slide 2 of 2');
    expect(button('Next').getAttribute('aria-disabled')).toBe('true');
    rerender(carousel([]));
    rerender(carousel(['First', 'Second']));
    await isInView('First');
    expect(screen.getByRole('status').textContent).toBe('Slide 1 of 2');
  });

  it('jumps to a slide by its dot [2.41]', async () => {
    show();
    await userEvent.click(button('Slide 3 of 3'));
    await isInView('Third');
    expect(button('Slide 3 of 3').getAttribute('aria-current')).toBe('true');
    expect(button('Slide 1 of 3').getAttribute('aria-current')).toBeNull();
  });

  it('follows a swipe [2.41]', async () => {
    show();
    const track = screen.getByRole('region', { name: 'News' }).firstElementChild as HTMLElement;
    track.scrollTo({ left: track.clientWidth, behavior: 'instant' });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Slide 2 of 3'));
    expect(button('Slide 2 of 3').getAttribute('aria-current')).toBe('true');
  });

  it.each([379.43, 300.5])('follows a swipe to each slide of %s pixels', async (width) => {
    const names = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];
    show(names);
    const carousel = screen.getByRole('region', { name: 'News' });
    carousel.style.width = `${width}px`;
    const track = carousel.firstElementChild as HTMLElement;
    for (const [index, name] of [...names.entries()].slice(1)) {
      track.scrollTo({ left: index * width, behavior: 'instant' });
      await waitFor(() =>
        expect(screen.getByRole('status').textContent).toBe(`Slide ${index + 1} of ${names.length}`),
      );
      expect(inView()).toBe(name);
    }
  });

  it('allows focus only in the visible slide [2.41]', async () => {
    show();
    const reached = new Set<string | null>();
    for (let press = 0; press < 10; press += 1) {
      await userEvent.tab();
      if (document.activeElement instanceof HTMLAnchorElement)
        reached.add(document.activeElement.textContent);
    }
    expect([...reached]).toEqual(['First']);
  });

  it('does not move by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'requestAnimationFrame'] });
    onTestFinished(() => void vi.useRealTimers());
    show();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(inView()).toBe('First');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has no controls for a single slide [2.41]', () => {
    show(['Alone']);
    expect(screen.queryByRole('button')).toBeNull();
    expect(inView()).toBe('Alone');
  });
});
