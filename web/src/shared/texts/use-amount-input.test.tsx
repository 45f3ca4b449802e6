import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { AmountField } from '../../ui/form/amount-field.tsx';
import { startLocale } from '../session/locale.ts';
import { useAmountInput } from './use-amount-input.ts';

function Field() {
  const { text, type, refuse, refusedText } = useAmountInput('an-amount');
  return (
    <AmountField
      label="Amount"
      unit="baht"
      value={text}
      onValue={type}
      onRefused={refuse}
      error={refusedText}
    />
  );
}

async function openField() {
  const i18n = await startLocale('en');
  render(
    <I18nextProvider i18n={i18n}>
      <Provider>
        <Field />
      </Provider>
    </I18nextProvider>,
  );
  return { field: await screen.findByLabelText('Amount'), user: userEvent.setup({ delay: null }) };
}

describe('an amount field', () => {
  it.each([
    ['1e5', '15', ''],
    ['-1', '1', ''],
    ['0.001', '0.00', 'At most 2 decimals'],
    ['1.2.3', '1.23', ''],
    ['๑๒๓', '123', ''],
    ['໑໒໓', '123', ''],
    ['999999999999', '99,999,999,999', 'This figure is too large'],
  ])('shows exactly how it parsed the keys %j', async (typed, value, message) => {
    const { user, field } = await openField();
    await user.type(field, typed);
    expect(field).toHaveValue(value);
    expect(field).toHaveAccessibleDescription(message);
  });

  it.each([
    ['฿ 1,250.50', '1,250.50', ''],
    ['1e5', '', 'Digits and one decimal point only'],
    ['-1', '', 'Digits and one decimal point only'],
    ['1,50', '', 'Digits and one decimal point only'],
    ['0.001', '', 'At most 2 decimals'],
    ['99999999999999999999', '', 'This figure is too large'],
  ])('parses pasted text or refuses it with the reason: %j', async (pasted, value, message) => {
    const { user, field } = await openField();
    await user.click(field);
    await user.paste(pasted);
    expect(field).toHaveValue(value);
    expect(field).toHaveAccessibleDescription(message);
  });
});
