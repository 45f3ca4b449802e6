import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '../styles/index.css';
import { RiverScene } from './river-scene.tsx';

describe('the river scene', () => {
  it('moves by opacity and transform of whole layers, which cost no layout for as long as it stands', () => {
    render(
      <div style={{ position: 'relative', height: 400 }}>
        <RiverScene />
      </div>,
    );
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
});
