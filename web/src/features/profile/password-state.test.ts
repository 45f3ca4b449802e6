import { expect, it, vi } from 'vitest';
import { requestPassword } from './password-state.ts';

it('a change of the password sends both passwords as they were typed [7.08]', async () => {
  const call = vi.fn().mockResolvedValue(true);
  const body = { oldPassword: ' old 1', newPassword: 'NEW 2 ' };
  await requestPassword(call, body);
  expect(call).toHaveBeenCalledWith('PUT /api/account/changepwd', expect.any(Function), { body });
});
