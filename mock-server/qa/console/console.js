import { call, download, Refused, rememberToken, verbs } from './control.js';
import { byId, fillSelect } from './dom.js';
import { drawFaults, drawJournal, drawMembers, drawQrs, drawSlips, drawVerbs } from './panels.js';

const LOOK_AGAIN_MS = 1000;
const JOURNAL_LINES = 50;

/** Of each kind of fault that needs one: what its detail is called, and a useful first value. */
const DETAILS = { refuse: ['Code', 'REQUEST_LIMIT'], latency: ['Milliseconds', '3000'] };

const input = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (byId(id));
/** The world stands in the address, so that it can be kept and sent. */
const world = () => decodeURIComponent(location.hash.slice(1)) || 'demo';
/** @param {string} key @param {object} [input] as of `call` */
const inWorld = (key, input) => call(key, { world: world(), ...input });

/** The world that the apps of this browser are in: a cookie, which all ports of this host share. */
const usedWorld = () => /(?:^|; )mock-world=([^;]*)/.exec(document.cookie)?.[1] ?? 'demo';

/** @type {{ name: string, description: string }[]} */
let scenarios = [];
let isFrozen = false;

async function look() {
  const [{ worlds }, facts, { members }, { qrs }, { slips }, { faults }, { entries }] = await Promise.all([
    call('GET /worlds'),
    inWorld('GET /'),
    inWorld('GET /members'),
    inWorld('GET /qrs'),
    inWorld('GET /slips'),
    inWorld('GET /faults'),
    inWorld('GET /journal', { query: { limit: String(JOURNAL_LINES) } }),
  ]);
  fillSelect('world', worlds.map((/** @type {{ name: string }} */ { name }) => name).sort(), world());
  isFrozen = facts.isFrozen;
  byId('now').textContent = `${facts.now.slice(0, 10)} ${facts.now.slice(11, 19)} UTC`;
  byId('freeze').setAttribute('aria-pressed', String(isFrozen));
  byId('use').setAttribute('aria-pressed', String(usedWorld() === world()));
  byId('world-facts').textContent = `scenario “${facts.scenario}”, seed ${facts.seed}`;
  byId('violations').textContent =
    `violations of the contract: ${facts.serverViolations} by the mock, ${facts.clientViolations} by clients`;
  drawMembers(members);
  drawQrs(qrs, (key, qrcodeId) => act(key, { params: { qrcodeId } }));
  drawSlips(slips, (slipId, body) => act('POST /slips/{slipId}/decide', { params: { slipId }, body }));
  fillSelect(
    'slip-phone',
    members.map((/** @type {{ phone: string }} */ { phone }) => phone),
  );
  drawFaults(faults, (id) => act('DELETE /faults/{faultId}', { params: { faultId: String(id) } }));
  drawJournal(entries);
}

/** Calls a verb of this world, then looks. @param {string} key @param {object} [input] as of `call` */
function act(key, input) {
  void attempt(async () => {
    await inWorld(key, input);
    await look();
  });
}

/** Whether the message shown is that the mock cannot be read, which the next look may take back. */
let isLost = false;

/**
 * Runs and tells what went wrong. A look that works takes back only what a look has said: what a verb was refused for
 * stays until the next verb.
 * @param {() => Promise<void>} run
 */
async function attempt(run) {
  const message = byId('message');
  try {
    await run();
    if (run !== look || isLost) message.hidden = true;
    isLost = false;
  } catch (error) {
    const isRefused = error instanceof Refused;
    byId('token-form').hidden = !(isRefused && error.status === 401);
    message.textContent = isRefused ? error.message : 'The mock does not answer.';
    message.hidden = false;
    isLost = run === look;
  }
}

async function start() {
  const [known, { calls }] = await Promise.all([call('GET /scenarios'), call('GET /calls')]);
  scenarios = known.scenarios;
  fillSelect(
    'scenario',
    scenarios.map(({ name }) => name),
  );
  fillSelect('fault-call', ['*', ...calls]);
  describeScenario();
  drawVerbs((await verbs()).paths);
  byId('token-form').hidden = true;
  await look();
}

function describeScenario() {
  const chosen = scenarios.find(({ name }) => name === input('scenario').value);
  byId('scenario-description').textContent = chosen?.description ?? '';
}

function nameDetail() {
  const detail = DETAILS[/** @type {keyof typeof DETAILS} */ (input('fault-kind').value)];
  byId('fault-detail-label').hidden = !detail;
  input('fault-detail').required = Boolean(detail);
  if (!detail) return;
  const [name = '', value = ''] = detail;
  /** @type {Text} */ (byId('fault-detail-label').firstChild).data = `${name} `;
  input('fault-detail').value = value;
}

function planFault() {
  const kind = input('fault-kind').value;
  const detail = input('fault-detail').value;
  const times = input('fault-times').value;
  const body = {
    call: input('fault-call').value,
    kind,
    times: times === 'always' ? times : Number(times),
    ...(kind === 'refuse' ? { code: detail } : {}),
    ...(kind === 'latency' ? { milliseconds: Number(detail) } : {}),
  };
  act('POST /faults', { body });
}

function makeWorld() {
  const name = input('new-name').value;
  void attempt(async () => {
    await call('PUT /', { world: name, body: { scenario: input('scenario').value } });
    location.hash = name;
    await look();
  });
}

/** A member has sent money at their bank: saves the slip that their app shows. */
function downloadSlip() {
  void attempt(async () => {
    const body = {
      phone: input('slip-phone').value,
      amount: Number(input('slip-amount').value),
      minutesAgo: Number(input('slip-age').value),
    };
    const { reference, picture } = await inWorld('POST /transfers', { body });
    await download(picture, `slip-${reference}.png`);
  });
}

/** @param {string} id @param {() => void} send */
function onSubmit(id, send) {
  byId(id).addEventListener('submit', (event) => {
    event.preventDefault();
    send();
  });
}

function showWorld() {
  input('new-name').value = world();
  void attempt(look);
}

const advance = (/** @type {number} */ seconds) => act('POST /clock/advance', { body: { seconds } });
byId('plus-minute').addEventListener('click', () => advance(60));
byId('plus-day').addEventListener('click', () => advance(86_400));
byId('freeze').addEventListener('click', () => act('PUT /clock', { body: { isFrozen: !isFrozen } }));
byId('refuse-next').addEventListener('click', () => act('POST /qrs/refuse-next'));
byId('use').addEventListener('click', () => {
  document.cookie = `mock-world=${encodeURIComponent(world())}; Path=/; SameSite=Strict`;
  void attempt(look);
});
byId('world').addEventListener('change', () => {
  location.hash = input('world').value;
});
byId('scenario').addEventListener('change', describeScenario);
byId('fault-kind').addEventListener('change', nameDetail);
onSubmit('slip-form', downloadSlip);
onSubmit('fault-form', planFault);
onSubmit('scenario-form', makeWorld);
onSubmit('token-form', () => {
  rememberToken(input('token').value);
  input('token').value = '';
  void attempt(start);
});
addEventListener('hashchange', showWorld);

input('new-name').value = world();
void attempt(start);
setInterval(() => {
  if (!document.hidden && scenarios.length > 0) void attempt(look);
}, LOOK_AGAIN_MS);
