import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import '../styles/index.css';
import { RiverScene } from './river-scene.tsx';

describe('the river scene', () => {
  afterEach(cleanup);

  const show = () =>
    render(
      <div style={{ position: 'relative', height: 400 }}>
        <RiverScene />
      </div>,
    );

  it('animates only opacity and transform of whole layers, without layout', () => {
    show();
    const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
    expect(effects).toHaveLength(6);
    for (const effect of effects) {
      const target = effect.target as SVGElement;
      expect(target.ownerSVGElement, 'a part of a picture').toBeNull();
      const moved = effect
        .getKeyframes()
        .flatMap((keyframe) => Object.keys(keyframe))
        .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name));
      expect(['opacity', 'transform']).toEqual(expect.arrayContaining([...new Set(moved)]));
    }
  });

  it('stops within half a minute, in its initial pose', () => {
    show();
    const animations = document.getAnimations();
    const moved = animations.map(({ effect }) => (effect as KeyframeEffect).target as Element);
    const pose = (element: Element) => {
      const { opacity, transform } = getComputedStyle(element);
      return `${opacity} ${transform}`;
    };
    expect(moved).toHaveLength(6);
    for (const { effect } of animations)
      expect(effect?.getComputedTiming().endTime).toBeLessThanOrEqual(30_000);
    animations.forEach((animation) => animation.finish());
    expect(document.getAnimations()).toEqual([]);
    expect(new Set(moved.map(pose))).toEqual(new Set(['1 none']));
  });
});
