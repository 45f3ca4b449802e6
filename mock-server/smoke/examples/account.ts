import type { EndpointKey } from 'contracts';
import type { Example } from '../example.ts';
import { CHECK, REGISTRATION, verifyPhone } from '../../client/visitor.ts';

export const accountExamples = {
  'POST /api/account/validate': {
    input: async (client) => {
      await verifyPhone(client);
      return { body: CHECK };
    },
  },
  'POST /api/account': {
    input: async (client) => {
      await verifyPhone(client);
      return { body: REGISTRATION };
    },
  },
  'GET /api/account/profile': {},
  'PUT /api/account/profile': {
    input: () => ({
      body: {
        name: 'Somchai J.',
        bankCode: 'KTB',
        bankAccountName: 'SOMCHAI JAIDEE',
        bankAccountNo: '9876543210',
      },
    }),
  },
  'PUT /api/account/bankAccountName': {
    input: () => ({ body: { bankCode: 'KBANK', bankAccountName: 'SOMCHAI JAIYEN' } }),
  },
  'PUT /api/account/changepwd': {
    input: () => ({ body: { oldPassword: '123456', newPassword: 'secret-2' } }),
  },
} satisfies Partial<Record<EndpointKey, Example>>;
