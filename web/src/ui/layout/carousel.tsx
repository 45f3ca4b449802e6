import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import styles from './carousel.module.css';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../form/icon-button.tsx';

export interface CarouselProps {
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  previousLabel: string;
  nextLabel: string;
  slideLabel: (number: number, count: number) => string;
}

/**
 * Slides one at a time: by swiping, buttons or dots. It never moves by itself. Hidden slides take no focus. A button at an end
 * does nothing but is not `disabled`, so that it keeps the focus.
 */
export function Carousel({ label, slides, previousLabel, nextLabel, slideLabel }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const last = Math.max(slides.length - 1, 0);
  // The slide shown may have left the list.
  if (current > last) setCurrent(last);

  function show(index: number) {
    setCurrent(index);
    const element = track.current;
    // The style sheet decides whether it scrolls smoothly, by the member's motion preference.
    if (element) element.scrollLeft = index * element.clientWidth;
  }

  function followSwipe() {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    // By its rectangle: `clientWidth` is rounded, and over several slides the difference adds up.
    const { left } = element.getBoundingClientRect();
    const resting = [...element.children].findIndex(
      (slide) => Math.abs(slide.getBoundingClientRect().left - left) < 1,
    );
    // On its way to a distant slide it passes others.
    if (resting !== -1 && resting !== current) setCurrent(resting);
  }

  if (slides.length === 0) return null;
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      <div ref={track} className={styles.track} onScroll={followSwipe}>
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={slideLabel(index + 1, slides.length)}
            inert={index !== current}
            // Content longer than the slide must scroll by keyboard.
            // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- see above
            tabIndex={0}
          >
            {content}
          </div>
        ))}
      </div>
      {last > 0 && (
        <div className={styles.controls}>
          <IconButton
            label={previousLabel}
            icon={ChevronLeft}
            aria-disabled={current === 0 || undefined}
            onClick={() => current > 0 && show(current - 1)}
          />
          <div className={styles.dots}>
            {slides.map(({ key }, index) => (
              <button
                key={key}
                type="button"
                className={classNames(styles.dot, index === current && styles.here)}
                aria-label={slideLabel(index + 1, slides.length)}
                aria-current={index === current || undefined}
                onClick={() => show(index)}
              />
            ))}
          </div>
          <IconButton
            label={nextLabel}
            icon={ChevronRight}
            aria-disabled={current === last || undefined}
            onClick={() => current < last && show(current + 1)}
          />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {slideLabel(current + 1, slides.length)}
      </p>
    </section>
  );
}
