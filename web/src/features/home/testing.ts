import { screen } from '@testing-library/react';
import type { TestWorld } from '../../testing/render-app.tsx';

export const total = () => screen.findByRole('status', { name: 'Total balance' });

export interface WireWallet {
  profile: { _id: string };
  slots: { code: string; isActive: boolean; amount: number | null }[];
}

export async function walletReply(world: TestWorld): Promise<WireWallet> {
  const headers = { authorization: `Bearer ${await world.signIn()}`, 'x-requested-with': 'wallet-user' };
  return (await (await world.fetch('/api/wallet', { headers })).json()) as WireWallet;
}
