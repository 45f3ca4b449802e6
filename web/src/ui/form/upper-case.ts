import type { ChangeEvent, CompositionEvent, ComponentProps } from 'react';

type Target = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd' | 'setSelectionRange'>;

/**
 * Props of a controlled input that raises its letters as they are typed. The selection stays where it is: the letters
 * are raised in the input itself, before React would write the value again and throw the caret to the end. While an
 * input method composes, its text is left alone (a change would break the composition) and only looks upper-case;
 * whoever sends the text upper-cases it. [2.24] [5.22]
 */
export function upperCase(onText: (text: string) => void): ComponentProps<'input'> {
  const raise = (input: Target) => {
    const upper = input.value.toUpperCase();
    if (upper !== input.value) {
      const { selectionStart, selectionEnd, value } = input;
      // Some letters become two: "ß" is "SS".
      const raised = (place: number | null) => value.slice(0, place ?? value.length).toUpperCase().length;
      input.value = upper;
      input.setSelectionRange(raised(selectionStart), raised(selectionEnd));
    }
    onText(upper);
  };
  return {
    autoCapitalize: 'characters',
    style: { textTransform: 'uppercase' },
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) onText(target.value);
      else raise(target);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => raise(currentTarget),
  };
}
