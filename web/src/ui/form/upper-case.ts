import type { ChangeEvent, CompositionEvent, ComponentProps } from 'react';

type Target = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd' | 'setSelectionRange'>;

/**
 * Props of a controlled input that upper-cases its text while typing. The selection stays: the code changes the input itself,
 * before React would write the value again and move the caret to the end. During an input method's composition the text only
 * looks upper-case, because a change would break the composition; the sender of the text must upper-case it. [2.24] [5.22]
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
