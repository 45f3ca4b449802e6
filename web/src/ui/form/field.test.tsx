import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AmountField } from './amount-field.tsx';
import { Field } from './field.tsx';
import { PasswordField } from './password-field.tsx';

describe('Field', () => {
  it('links label, hint and error to its input', () => {
    const { rerender } = render(<Field label="Phone" hint="Ten digits" />);
    const input = screen.getByLabelText('Phone');
    expect(input).toHaveAccessibleDescription('Ten digits');
    expect(input).not.toBeInvalid();
    rerender(<Field label="Phone" hint="Ten digits" error="Too short" />);
    expect(input).toHaveAccessibleDescription('Ten digits Too short');
    expect(input).toBeInvalid();
  });

  it('lets its form mark it as invalid and link the error text', () => {
    render(
      <>
        <Field label="Phone" aria-invalid aria-describedby="line" />
        <p id="line">Phone or password is wrong</p>
      </>,
    );
    expect(screen.getByLabelText('Phone')).toBeInvalid();
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Phone or password is wrong');
  });

  it('announces an error in a live region that is already there', () => {
    const { container, rerender } = render(<Field label="Phone" />);
    const region = container.querySelector('[aria-live=polite]');
    rerender(<Field label="Phone" error="Too short" />);
    expect(region).toHaveTextContent('Too short');
  });

  it('cuts a pasted text at its own length or at 200 characters, because a megabyte would stop the page', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Field label="Name" />
        <Field label="Code" maxLength={20} />
        <PasswordField label="Password" showLabel="Show" hideLabel="Hide" />
        <AmountField label="Amount" unit="baht" value="" onValue={() => {}} />
      </>,
    );
    const lengthOf = async (label: string, text: string) => {
      const field = screen.getByLabelText<HTMLInputElement>(label);
      await user.click(field);
      await user.paste(text);
      return field.value.length;
    };
    const long = 'n'.repeat(300);
    expect(await lengthOf('Name', long)).toBe(200);
    expect(await lengthOf('Code', long)).toBe(20);
    expect(await lengthOf('Password', long)).toBe(200);
    // Beyond it, the amount is not even read.
    expect(await lengthOf('Amount', `${' '.repeat(200)}7`)).toBe(0);
  });
});

describe('PasswordField', () => {
  it('shows the password on demand and hides it again, while the field keeps the focus', async () => {
    render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, 'secret');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show: Password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Hide: Password' }));
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveValue('secret');
  });
});
