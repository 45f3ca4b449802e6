import { useTranslation } from 'react-i18next';
import { ServerBanner } from '../../html/server-banner.tsx';
import { Carousel } from '../../ui/layout/carousel.tsx';
import type { Banner } from '../session/banners.ts';
import styles from './banner-carousel.module.css';

export interface BannerCarouselProps {
  label: string;
  banners: readonly Banner[];
}

/** Banners of the service, one at a time. [2.41] [2.72] [3.15] Load it lazily: the sanitiser is large. */
export function BannerCarousel({ label, banners }: BannerCarouselProps) {
  const { t } = useTranslation();
  return (
    <Carousel
      label={label}
      previousLabel={t('banners.previous')}
      nextLabel={t('banners.next')}
      slideLabel={(number, count) => t('banners.slide', { number, count })}
      slides={banners.map((banner, index) => ({
        key: String(index),
        content: <ServerBanner {...banner} className={styles.banner} />,
      }))}
    />
  );
}
