const SCALE = 6;

/**
 * Draws the SVG of a QR as a browser does: filled and stroked paths of horizontal lines, in black and white. The canvas
 * starts black, so a code without its own light background cannot be read.
 */
export function rasteriseSvg(svg: string) {
  const [, size] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
  const modules = Number(size);
  const width = modules * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).map((_, index) => (index % 4 === 3 ? 255 : 0));
  const paint = (left: number, top: number, columns: number, rows: number, value: number) => {
    for (let y = top * SCALE; y < (top + rows) * SCALE; y += 1) {
      data.fill(value, (y * width + left * SCALE) * 4, (y * width + (left + columns) * SCALE) * 4);
    }
  };
  for (const [, kind, colour, path] of svg.matchAll(/<path (fill|stroke)="(#[0-9a-f]{6})" d="([^"]+)"/g)) {
    const value = colour === '#ffffff' ? 255 : 0;
    if (kind === 'fill') {
      const [, across, down] = /^M0 0h(\d+)v(\d+)H0z$/.exec(path ?? '') ?? [];
      paint(0, 0, Number(across), Number(down), value);
    } else {
      for (const { x, y, length } of strokes(path ?? '')) paint(x, y - 0.5, length, 1, value);
    }
  }
  return { data, width, height: width, scale: SCALE };
}

function* strokes(path: string) {
  let x = 0;
  let y = 0;
  for (const [, command, numbers] of path.matchAll(/([Mmh])([^Mmh]+)/g)) {
    const [first = 0, second = 0] = (numbers ?? '').trim().split(/[ ,]+/).map(Number);
    if (command === 'M') [x, y] = [first, second];
    else if (command === 'm') [x, y] = [x + first, y + second];
    else {
      yield { x, y, length: first };
      x += first;
    }
  }
}
