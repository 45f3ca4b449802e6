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
  /** Names a slide by its number, from 1. */
  slideLabel: (number: number, count: number) => string;
}

/**
 * Slides one at a time: swiped, moved along by the buttons, or picked by the dots. It never moves by itself. What is out of
 * view takes no focus, and a button that has come to an end keeps it: it does nothing, but is not `disabled`.
 */
export function Carousel({ label, slides, previousLabel, nextLabel, slideLabel }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const last = slides.length - 1;

  function show(index: number) {
    setCurrent(index);
    const element = track.current;
    // Smooth or at once, as the style sheet and the member's wish for less motion say.
    if (element) element.scrollLeft = index * element.clientWidth;
  }

  function followSwipe() {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    const index = Math.round(element.scrollLeft / element.clientWidth);
    // On its way to a slide further off it passes others.
    const isResting = Math.abs(element.scrollLeft - index * element.clientWidth) < 1;
    if (isResting && index !== current) setCurrent(Math.min(Math.max(index, 0), last));
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
            // What is longer than the slide is scrolled by keyboard too.
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
