import type { Step } from './journey.ts';

const GAP_SECONDS = 0.2;

/** The start of each step in seconds, then the total length. */
export function stepTimes(steps: Pick<Step, 'seconds'>[]): number[] {
  const times = [0];
  for (const { seconds } of steps) times.push((times.at(-1) ?? 0) + seconds);
  return times;
}

/** WebVTT with a cue for each step; the film of every language has the same times. */
export function captionsOf(steps: Pick<Step, 'seconds'>[], sentences: readonly string[]): string {
  if (steps.length !== sentences.length)
    throw new Error(`the journey has ${steps.length} steps, howto.json ${sentences.length} sentences`);
  const times = stepTimes(steps);
  const cues = sentences.map(
    (sentence, index) =>
      `${index + 1}\n${timeText(times[index] ?? 0)} --> ${timeText((times[index + 1] ?? 0) - GAP_SECONDS)}\n${sentence}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

function timeText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, '0')}:${(seconds - minutes * 60).toFixed(3).padStart(6, '0')}`;
}
