import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { QrImage } from './qr-image.tsx';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>alert(1)</script></svg>';

describe('QrImage', () => {
  it('shows the markup as an image and never puts it into the page', () => {
    const { container } = render(<QrImage svg={SVG} alt="QR for 500 baht" />);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'QR for 500 baht' });
    expect(decodeURIComponent(image.src.replace(/^data:image\/svg\+xml;charset=utf-8,/, ''))).toBe(SVG);
    expect(container.querySelector('svg, script')).toBeNull();
  });

  it('survives markup that cannot be encoded', () => {
    render(<QrImage svg={'<svg>\ud800</svg>'} alt="QR" />);
    expect(screen.getByRole('img')).toBeInTheDocument();
  });

  it('tells that the markup is no image, and shows what stands in its place', () => {
    const onBroken = vi.fn();
    const { rerender } = render(<QrImage svg="nonsense" alt="QR" onBroken={onBroken} />);
    expect(onBroken).not.toHaveBeenCalled();
    fireEvent.error(screen.getByRole('img'));
    expect(onBroken).toHaveBeenCalledTimes(1);
    rerender(<QrImage svg="nonsense" alt="QR" instead="No picture" />);
    expect(screen.getByText('No picture')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
