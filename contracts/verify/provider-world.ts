import { createControl } from '../../mock-server/control/index.ts';

const SOMCHAI = '0812345678';

/** A world of the mock, made for one interaction through the mock's own control API. */
export interface ProviderWorld {
  name: string;
  /** A token of the member that every scenario is about. */
  token: string;
  /** What a pact may refer to by name. */
  values: { qrcodeId?: string; slipReference?: string };
}

/** @throws Error with the mock's own sentence, for one when the state is no scenario. */
export async function makeProviderWorld(
  mockUrl: string,
  name: string,
  scenario: string,
): Promise<ProviderWorld> {
  const control = createControl(mockUrl, name);
  await control.reset({ scenario });
  const { token } = await control.issueToken(SOMCHAI);
  const live = (await control.qrs()).find(({ status }) => status === 'live');
  const [slip] = await control.slips();
  return {
    name,
    token,
    values: {
      ...(live ? { qrcodeId: live.qrcodeId } : {}),
      ...(slip ? { slipReference: slip.id } : {}),
    },
  };
}

/** Spoils every answer of a world, so that the verification itself can be tried. */
export async function spoilAnswers(mockUrl: string, world: string): Promise<void> {
  await createControl(mockUrl, world).addFault({ call: '*', kind: 'wrong-shape', times: 'always' });
}
