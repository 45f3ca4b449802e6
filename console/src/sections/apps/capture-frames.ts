import type { Picture } from '../exports/saved-files.ts';

/** The browser paints a scrolled page a moment later. */
const SETTLE_MS = 250;
/** The apps' host blurs passwords and one-time codes during the capture. */
const HIDE = 'mock:hide-secrets';
const SHOW = 'mock:show-secrets';

/** Chromium's options beyond the standard: capture this tab without a picker. */
interface TabCapture extends DisplayMediaStreamOptions {
  preferCurrentTab?: boolean;
}

/**
 * Captures the frames as they are on the page. The browser asks the tester first, because a page cannot read a frame
 * of another origin. @throws Error if the tester declines
 */
export async function captureFrames(frames: readonly HTMLIFrameElement[]): Promise<Picture[]> {
  const options: TabCapture = { video: true, audio: false, preferCurrentTab: true };
  const stream = await navigator.mediaDevices.getDisplayMedia(options);
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = stream;
  postToFrames(frames, HIDE);
  try {
    await video.play();
    const pictures: Picture[] = [];
    for (const frame of frames) {
      frame.scrollIntoView({ block: 'center', inline: 'center' });
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      pictures.push({ name: frame.title, png: pictureOf(video, frame.getBoundingClientRect()) });
    }
    return pictures;
  } finally {
    postToFrames(frames, SHOW);
    for (const track of stream.getTracks()) track.stop();
  }
}

function postToFrames(frames: readonly HTMLIFrameElement[], message: string): void {
  for (const frame of frames) frame.contentWindow?.postMessage(message, new URL(frame.src).origin);
}

/** The visible part of the frame, in base64. */
function pictureOf(video: HTMLVideoElement, { left, top, right, bottom }: DOMRect): string {
  const scale = video.videoWidth / window.innerWidth;
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  const width = Math.min(right, window.innerWidth) - x;
  const height = Math.min(bottom, window.innerHeight) - y;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas
    .getContext('2d')
    ?.drawImage(
      video,
      x * scale,
      y * scale,
      width * scale,
      height * scale,
      0,
      0,
      canvas.width,
      canvas.height,
    );
  return canvas.toDataURL('image/png').replace(/^.*,/, '');
}
