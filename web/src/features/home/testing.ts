import { screen } from '@testing-library/react';
import { fetchElsewhere } from '../../testing/pages.ts';
import type { TestWorld } from '../../testing/render-app.tsx';

export const total = () => screen.findByRole('status', { name: 'Total balance' });

export interface WireWallet {
  profile: { _id: string };
  slots: { code: string; name: string; category: string; isActive: boolean; amount: number | null }[];
}

export async function walletReply(world: TestWorld): Promise<WireWallet> {
  return (await (await fetchElsewhere(world, '/api/wallet')).json()) as WireWallet;
}
