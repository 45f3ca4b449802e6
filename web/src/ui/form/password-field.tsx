import { Eye, EyeOff, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'trailing'> {
  showLabel: string;
  hideLabel: string;
}

/** Without autocorrection and capitals. */
export function PasswordField({ showLabel, hideLabel, icon = LockKeyhole, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);

  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      icon={icon}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? EyeOff : Eye}
          // A press must not take the focus, and with it the keyboard, from the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
