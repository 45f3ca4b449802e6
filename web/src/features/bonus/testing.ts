import { screen, within } from '@testing-library/react';
import { SOMCHAI } from 'mock-server/testing';
import { renderApp, type RenderOptions } from '../../testing/render-app.tsx';

export const ACTIVATE = 'GET /api/bonus/activate/{code}';
export const CLEAR = 'GET /api/bonus/clear';
export const ACTIVE = 'GET /api/bonus/check/active';
export const BONUSES = 'GET /api/bonus';
export const FIND = 'GET /api/promotion/find/{code}';
export const TAKE = 'GET /api/promotion/activate/{code}';

export const WELCOME100 = /^โบนัสต้อนรับ 100 บาท/;
export const DAILY50 = /^ฝากวันนี้ รับ 50 บาท/;
export const WEEKLY200 = /^โบนัสรายสัปดาห์ 200 บาท/;
export const FIRST500 = /^100 ท่านแรก/;

export const openPage = (options: RenderOptions = {}) =>
  renderApp({ scenario: 'a member with money', signedIn: SOMCHAI, path: '/user/bonus', ...options });

const list = () => screen.findByRole('region', { name: 'Bonuses' });
export const card = async (name: RegExp) => within(await list()).findByRole('button', { name });
export const cards = async () => within(await list()).findAllByRole('button');
export const active = () => screen.findByRole('region', { name: /^Bonus in use/ });
export const codeField = () => screen.findByRole('textbox', { name: 'Have a promotion code?' });
export const alert = (name: string) => screen.findByRole('alertdialog', { name });
