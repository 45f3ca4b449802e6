/** The part of a 2D context that the wheel uses. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'beginPath'
  | 'moveTo'
  | 'arc'
  | 'closePath'
  | 'fill'
  | 'stroke'
  | 'fillText'
  | 'measureText'
  | 'save'
  | 'restore'
  | 'rotate'
  | 'translate'
  | 'clearRect'
  | 'createRadialGradient'
>;
