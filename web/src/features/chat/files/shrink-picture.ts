/** Slips stay readable at this size, and screens show no more. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.85;
const STEP = 0.7;
const MOST_TRIES = 5;

/**
 * Shrinks a picture below a size, as a JPEG with the orientation of the camera. Null when the browser cannot decode it,
 * or for a GIF, which would lose its animation.
 */
export async function shrinkPicture(file: File, maxBytes: number): Promise<File | null> {
  if (file.type === 'image/gif' || !('createImageBitmap' in window)) return null;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      const blob = await drawBelow(bitmap, maxBytes);
      return blob && new File([blob], nameOfJpeg(file.name), { type: blob.type });
    } finally {
      // The bitmap is several times the size of the file, so free it now.
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
    // A browser that cannot encode JPEG returns another type.
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
  // JPEG has no transparency: transparent pixels would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

const nameOfJpeg = (name: string) => `${name.replace(/\.[^.]*$/, '')}.jpg`;
