import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Strict } from '../shapes.ts';

export const LoginRequest = Strict({
  /** The phone number, digits only. */
  username: Type.String({ minLength: 1, maxLength: 40 }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
});

export const authEndpoints = {
  /** [7.09] [3.23] A wrong phone and a wrong password get the same reply, so that no one can find out who is a member. */
  'POST /api/login': endpoint({
    access: 'public',
    body: LoginRequest,
    reply: Strict({ token: Type.String({ minLength: 1 }) }),
    refuses: [
      'WRONG_CREDENTIAL',
      'NO_USER',
      'WRONG_PASSWORD',
      'INACTIVE_USER',
      'LOGIN_FAIL',
      'REQUEST_LIMIT_1MIN',
    ],
    badInput: 'WRONG_CREDENTIAL',
  }),
};
