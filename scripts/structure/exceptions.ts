/**
 * What the structure check lets pass, each with its reason. An exception that is not needed any more is an error, so that
 * this list only gets shorter.
 */
const IN_ONE_ACT = 'two steps of one act that still know each other';
const WORLD = 'rules of one world that still share one state';

export const MUTUAL_FOLDERS: Record<string, string> = {
  'mock-server/engine <-> mock-server/http': 'faults are described in the engine and applied in http',
  'mock-server/engine <-> mock-server/world': WORLD,
  'mock-server/engine <-> mock-server/world/service': WORLD,
  'mock-server/error-recipes <-> mock-server/smoke': 'the smoke run makes the calls that a recipe needs',
  'mock-server/files <-> mock-server/world/deposits': WORLD,
  'mock-server/files <-> mock-server/world/service': WORLD,
  'mock-server/world/deposits <-> mock-server/world/members': WORLD,
  'mock-server/world/deposits <-> mock-server/world/money': WORLD,
  'mock-server/world/games <-> mock-server/world/money': WORLD,
  'mock-server/world/games <-> mock-server/world/rewards': WORLD,
  'mock-server/world/members <-> mock-server/world/money': WORLD,
  'mock-server/world/members <-> mock-server/world/rewards': WORLD,
  'mock-server/world/money <-> mock-server/world/rewards': WORLD,
  'web/src/features/chat/composer <-> web/src/features/chat/media': IN_ONE_ACT,
  'web/src/features/chat/list <-> web/src/features/chat/media': IN_ONE_ACT,
  'web/src/features/chat/list <-> web/src/features/chat/panel': IN_ONE_ACT,
  'web/src/features/deposit/dialog <-> web/src/features/deposit/methods': IN_ONE_ACT,
  'web/src/features/deposit/dialog <-> web/src/features/deposit/slip': IN_ONE_ACT,
  'web/src/features/deposit/dialog <-> web/src/features/deposit/transfer': IN_ONE_ACT,
};

export const FULL_FOLDERS: Record<string, string> = {
  'mock-server/qa': 'one pair of files for each area of the control API',
  'mock-server/scenarios': 'one file for each named scenario',
  'web/src/features/home': 'one page of many small widgets, each with its styles',
  'web/src/ui/display': 'one file for each component, and one for its styles',
  'web/src/ui/form': 'one file for each control, and one for its styles',
};

export const LONG_FILES: Record<string, string> = {
  'e2e/control.ts': 'one method for each verb of the control API',
  'mock-server/qa/console/console.css': 'the styles of one page without a build',
  'mock-server/world/entities.ts': 'every type of a world in one place',
  'web/gallery/gallery.tsx': 'a list of every component in every state',
  'web/src/features/deposit/qr/qr-deposit.ts': 'one state machine',
  'web/src/features/register/register-state.ts': 'one state machine',
  'web/src/features/statement/list/statement-table.module.css': 'one table in three widths',
  'web/src/shared/orders/money-action.ts': 'one state machine',
};
