import { Eye, EyeOff, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';

export interface PasswordFieldProps extends Omit<FieldProps, 'label' | 'type' | 'trailing'> {
  label: string;
  showLabel: string;
  hideLabel: string;
}

/** Without autocorrection and capitals. */
export function PasswordField({
  label,
  showLabel,
  hideLabel,
  icon = LockKeyhole,
  ...field
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);

  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      label={label}
      icon={icon}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          // Several fields may stand beside each other.
          label={`${isShown ? hideLabel : showLabel}: ${label}`}
          icon={isShown ? EyeOff : Eye}
          // A press must not take the focus, and with it the keyboard, from the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
