import type { EndpointKey } from 'contracts';
import type { Example } from '../example.ts';
import { blankPicture } from '../../client/slip-forms.ts';

const guestId = 'guest-0123456789abcdef';
const GUEST = { userId: null, guestId };
const NOBODY = { session_id: null, username: null, name: null, deviceToken: null };

function formOf(file: Blob, name: string): FormData {
  const form = new FormData();
  form.append('file', file, name);
  return form;
}

/** The header of an MP4 file, enough to detect its type. */
const VIDEO = new Blob([Buffer.from('000000186674797069736f6d0000020069736f6d', 'hex')], {
  type: 'video/mp4',
});

export const chatExamples = {
  'GET /api/chat/config': {},
  'POST /api/chat/send-message': {
    input: () => ({
      body: {
        sender: 'customer',
        message: { message_type: 'text', payload: { message: 'สวัสดีครับ' } },
        ...GUEST,
        ...NOBODY,
      },
    }),
  },
  'POST /api/chat/history': { input: () => ({ body: { ...GUEST, limit: 10, skip: 0 } }) },
  'POST /api/chat/upload-image': {
    input: async () => ({ form: formOf(await blankPicture(20, 20), 'picture.png') }),
  },
  'POST /api/chat/upload-video': { input: () => ({ form: formOf(VIDEO, 'video.mp4') }) },
  'PUT /api/chat/read-customer/': { input: () => ({ body: GUEST }) },
} satisfies Partial<Record<EndpointKey, Example>>;
