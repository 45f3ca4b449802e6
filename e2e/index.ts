// The entry point for suites outside this repository: fixtures, page models, texts and the control client.
export { createControl, type Control } from 'mock-server/control';
export { asLaos, enterWorld, expect, SOMCHAI, SOMPHONE, test, watch, type Options } from './fixtures.ts';
export { expectAccessible } from './accessible.ts';
export { BonusPage } from './pages/bonus-page.ts';
export { ChatPanel } from './pages/chat-panel.ts';
export { ContactPage } from './pages/contact-page.ts';
export { DepositDialog } from './pages/deposit-dialog.ts';
export { GameDialog } from './pages/game-dialog.ts';
export { HomePage } from './pages/home-page.ts';
export { HowtoPage } from './pages/howto-page.ts';
export { InviteDialog } from './pages/invite-dialog.ts';
export { LoginPage } from './pages/login-page.ts';
export { ProfilePage } from './pages/profile-page.ts';
export { RefundDialog } from './pages/refund-dialog.ts';
export { RegisterPage } from './pages/register-page.ts';
export { SpinPage } from './pages/spin-page.ts';
export { StatementPage } from './pages/statement-page.ts';
export { TransferDialog } from './pages/transfer-dialog.ts';
export { WithdrawDialog } from './pages/withdraw-dialog.ts';
export { amountText, filled, texts, type Language, type Texts } from './texts.ts';
export {
  addGames,
  callAsMember,
  loadScenario,
  makeSlip,
  movementsSince,
  openWorld,
  resetWorld,
} from './world.ts';
