/**
 * Whether a key belongs to an input method, such as Enter that accepts a suggestion. Safari reports the end of the composition before
 * that key, and tells it apart only by its code.
 */
export const isComposing = ({ isComposing, keyCode }: { isComposing: boolean; keyCode: number }): boolean =>
  isComposing || keyCode === 229;
