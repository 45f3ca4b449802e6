import { createControl } from '../../../mock-server/control/index.ts';
import { MARKER, MARKER_HEADER } from '../../rules/index.ts';
import type { Entered, Provider, AgentMessage } from './provider.ts';

const SOMCHAI = '0812345678';
const WORLD_HEADER = 'x-mock-world';

let worlds = 0;

/** The shipped mock: each state is a scenario in its own world, entered through the mock's control API. */
export function mockProvider(url: string, prepare?: (world: string) => Promise<void>): Provider {
  const worldOf = ({ headers }: Entered) => headers[WORLD_HEADER] ?? '';
  return {
    url,
    enter: async (scenario) => {
      worlds += 1;
      const world = `pact-${process.pid}-${worlds}`;
      const control = createControl(url, world);
      await control.reset({ scenario });
      const { token } = await control.issueToken(SOMCHAI);
      const live = (await control.qrs()).find(({ status }) => status === 'live');
      const [slip] = await control.slips();
      const [otp] = await control.otps();
      await prepare?.(world);
      return {
        headers: { [WORLD_HEADER]: world },
        token,
        values: {
          ...(live ? { qrcodeId: live.qrcodeId } : {}),
          ...(slip ? { slipReference: slip.id } : {}),
          ...(otp ? { otpToken: otp.token } : {}),
        },
      };
    },
    say: async (entered, said) => {
      if (said.sender === 'customer') return sendAsGuest(url, entered, said);
      await createControl(url, worldOf(entered)).call('POST /chat/rooms/{room}/messages', {
        params: { room: said.room },
        body: { sender: said.sender, message: said.message as never },
      });
    },
  };
}

/** A message that a guest sends from one screen arrives on the guest's other screens. [7.52] */
async function sendAsGuest(
  url: string,
  { headers }: Entered,
  { room, sender, message }: AgentMessage,
): Promise<void> {
  const guestId = room.slice(room.indexOf('-') + 1);
  const answer = await fetch(`${url}/api/chat/send-message`, {
    method: 'POST',
    headers: { ...headers, [MARKER_HEADER]: MARKER, 'content-type': 'application/json' },
    body: JSON.stringify({ guestId, sender, message }),
  });
  if (!answer.ok) throw new Error(`the message was refused: ${await answer.text()}`);
}
