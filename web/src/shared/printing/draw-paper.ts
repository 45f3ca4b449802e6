/** What a saved picture shows, ready to print: texts in the member's language, amounts with decimals. */
export interface Paper {
  issuer: string;
  title: string;
  /** Address of the QR's picture. */
  code?: string;
  amount: string;
  unit: string;
  rows: readonly { label: string; value: string }[];
}

const WIDTH = 1080;
const EDGE = 72;
/** More than the height of any paper; the result is cropped. */
const MOST = 4000;
const CODE = 800;

/** @throws when the browser cannot draw, or the code is not a picture */
export async function drawPaper({ issuer, title, code, amount, unit, rows }: Paper): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const family = getComputedStyle(document.body).fontFamily;
  const picture = code === undefined ? null : await load(code);

  const [canvas, context] = sheet(MOST);
  context.fillStyle = colour('--paper');
  context.fillRect(0, 0, WIDTH, MOST);
  context.textBaseline = 'top';
  let y = EDGE;

  const write = (text: string, size: number, weight: number, ink: string) => {
    context.font = `${weight} ${size}px ${family}`;
    context.fillStyle = colour(ink);
    context.textAlign = 'center';
    for (const line of wrapped(context, text, WIDTH - 2 * EDGE)) {
      context.fillText(line, WIDTH / 2, y);
      y += size * 1.5;
    }
  };

  write(issuer, 40, 640, '--on-paper-quiet');
  write(title, 52, 640, '--on-paper');
  if (picture) {
    context.imageSmoothingEnabled = false;
    context.drawImage(picture, (WIDTH - CODE) / 2, y, CODE, CODE);
    y += CODE + 24;
  }
  write(`${amount} ${unit}`.trimEnd(), 104, 600, '--on-paper');
  y += 24;

  for (const { label, value } of rows) {
    context.fillStyle = colour('--on-paper-quiet');
    context.font = `420 38px ${family}`;
    context.textAlign = 'start';
    context.fillText(label, EDGE, y);
    const room = WIDTH - 2 * EDGE - context.measureText(label).width - 32;
    context.fillStyle = colour('--on-paper');
    context.font = `540 38px ${family}`;
    context.textAlign = 'end';
    for (const line of wrapped(context, value, room)) {
      context.fillText(line, WIDTH - EDGE, y);
      y += 60;
    }
  }

  const height = Math.min(MOST, Math.ceil(y + EDGE));
  const [whole, target] = sheet(height);
  target.drawImage(canvas, 0, 0);
  return new Promise((resolve, reject) =>
    whole.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('canvas.toBlob returned null'))),
      'image/png',
    ),
  );
}

function sheet(height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('canvas: no 2D context');
  return [canvas, context];
}

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Thai and Lao have no spaces between words, so lines break at the browser's word boundaries. */
function wrapped(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)];
  const lines: string[] = [];
  let line = '';
  for (const { segment } of words) {
    if (line !== '' && context.measureText(line + segment).width > width) {
      lines.push(line.trimEnd());
      line = segment.trimStart();
    } else line += segment;
  }
  return [...lines, line];
}
