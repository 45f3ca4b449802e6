/** Slips stay readable at this width, and screens show no more. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.85;
/** What is too large still is scaled down by this much, so many times. */
const STEP = 0.7;
const MOST_TRIES = 5;

/**
 * The same picture below a size, as JPEG and turned as its camera meant it; null where this browser cannot read it, or where
 * it would lose what it is: a GIF its movement.
 */
export async function shrinkPicture(file: File, maxBytes: number): Promise<File | null> {
  if (file.type === 'image/gif' || !('createImageBitmap' in window)) return null;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      const blob = await drawBelow(bitmap, maxBytes);
      return blob && new File([blob], nameOfJpeg(file.name), { type: blob.type });
    } finally {
      // Several times the size of the file: it must not wait for the next collection.
      bitmap.close();
    }
  } catch {
    return null;
  }
}

async function drawBelow(bitmap: ImageBitmap, maxBytes: number): Promise<Blob | null> {
  let scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  for (let tries = 0; tries < MOST_TRIES; tries += 1, scale *= STEP) {
    const blob = await drawScaled(bitmap, scale);
    // A browser that cannot write JPEG writes something else.
    if (blob?.type !== 'image/jpeg') return null;
    if (blob.size <= maxBytes) return blob;
  }
  return null;
}

function drawScaled(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency: what was clear would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

const nameOfJpeg = (name: string) => `${name.replace(/\.[^.]*$/, '')}.jpg`;
