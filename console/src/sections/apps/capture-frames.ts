import type { Picture } from '../keep/kept-files.ts';

/** The browser hands over the new place of the page a moment after it was scrolled. */
const SETTLE_MS = 250;
/** The apps' host blurs passwords and one-time codes while it is asked to. */
const HIDE = 'mock:hide-secrets';
const SHOW = 'mock:show-secrets';

/** What Chromium takes beside the standard: the picture is of this tab, without a choice. */
interface TabCapture extends DisplayMediaStreamOptions {
  preferCurrentTab?: boolean;
}

/**
 * Takes pictures of the frames as they stand on the page. The browser asks the tester first: a page may not look into a frame
 * of another origin. @throws Error where the tester says no
 */
export async function captureFrames(frames: readonly HTMLIFrameElement[]): Promise<Picture[]> {
  const options: TabCapture = { video: true, audio: false, preferCurrentTab: true };
  const stream = await navigator.mediaDevices.getDisplayMedia(options);
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = stream;
  tell(frames, HIDE);
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
    tell(frames, SHOW);
    for (const track of stream.getTracks()) track.stop();
  }
}

function tell(frames: readonly HTMLIFrameElement[], what: string): void {
  for (const frame of frames) frame.contentWindow?.postMessage(what, new URL(frame.src).origin);
}

/** As much of the frame as is on the page, in base64. */
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
