import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

describe('Button', () => {
  it('ignores presses while busy, keeps its name and can still be focused', async () => {
    const press = vi.fn();
    render(
      <Button busy onClick={press}>
        Deposit
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Deposit' });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('submits no form while busy, by press or by Enter in a field', async () => {
    const submit = vi.fn((event: React.SyntheticEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={submit}>
        <input aria-label="Name" />
        <Button type="submit" busy={busy}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(true));
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByRole('textbox'), 'a{Enter}');
    expect(submit).not.toHaveBeenCalled();
    rerender(form(false));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(submit).toHaveBeenCalledOnce();
  });

  it('keeps its focus when disabled, ignores presses, and is fully disabled after blur', async () => {
    const press = vi.fn();
    const form = (disabled: boolean) => (
      <>
        <Button disabled={disabled} onClick={press}>
          Another code
        </Button>
        <input aria-label="Code" />
      </>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Another code' });
    await userEvent.click(button);
    rerender(form(true));
    expect(button).toBeEnabled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('textbox'));
    expect(button).toBeDisabled();
  });

  it('is not a submit button by default', () => {
    render(<Button>Plain</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});
