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
  const world = `${mockUrl}/qa/api/worlds/${name}`;
  await ask(world, 'PUT', { scenario });
  const { token } = (await ask(`${world}/members/${SOMCHAI}/tokens`, 'POST', {})) as { token: string };
  const { qrs } = (await ask(`${world}/qrs`, 'GET')) as { qrs: { qrcodeId: string; status: string }[] };
  const live = qrs.find(({ status }) => status === 'live');
  const { slips } = (await ask(`${world}/slips`, 'GET')) as { slips: { id: string }[] };
  const slip = slips[0];
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
  const fault = { call: '*', kind: 'wrong-shape', times: 'always' };
  await ask(`${mockUrl}/qa/api/worlds/${world}/faults`, 'POST', fault);
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  const reply = (await answer.json()) as { message?: string };
  if (!answer.ok) throw new Error(reply.message ?? `${method} ${url}: ${answer.status}`);
  return reply;
}
