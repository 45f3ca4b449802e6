import { button, byId, drawList, make, row } from './dom.js';

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const JOURNAL_TIME = { start: 11, end: 19 };

/** @param {any[]} members */
export function drawMembers(members) {
  drawList(
    'members',
    members,
    ({ id, name, phone, wallet, games, coins, isActive, currency }) => {
      const inGames =
        /** @type {number[]} */ (Object.values(games)).reduce((sum, amount) => sum + amount * 100, 0) / 100;
      const figure = make('span', { class: 'money' }, amounts.format(wallet));
      const line = row(
        make('code', {}, id),
        name,
        phone,
        { number: '' },
        { number: amounts.format(inGames) },
        { number: String(coins) },
      );
      line.children[3]?.append(figure, ` ${currency}`);
      line.append(make('td', {}, tag(isActive ? 'ok' : 'bad', isActive ? 'active' : 'inactive')));
      return line;
    },
    'Nobody lives in this world.',
  );
}

/** @param {any[]} qrs @param {(key: string, qrcodeId: string) => void} pay */
export function drawQrs(qrs, pay) {
  const shown = qrs.slice(0, 6);
  byId('live-count').textContent = String(qrs.filter(({ status }) => status === 'live').length || '');
  drawList(
    'qrs',
    // The seconds change all the time; drawn with them, the buttons would be new every second.
    shown.map((qr) => ({ ...qr, expireIn: undefined })),
    ({ qrcodeId, phone, bankCode, amount, status }) => {
      const facts = make(
        'span',
        {},
        make('b', {}, `${bankCode} ${amounts.format(amount)}`),
        make('span', { class: 'quiet' }, `${phone} `),
        make('span', { class: 'quiet', 'data-left': qrcodeId }),
      );
      const name = `${bankCode} ${amounts.format(amount)} of ${phone}`;
      const payButton = (/** @type {string} */ text, /** @type {string} */ key, attributes = {}) =>
        button(text, () => pay(key, qrcodeId), { ...attributes, 'aria-label': `${text}: ${name}` });
      const verbs =
        status === 'live'
          ? [payButton('Paid', 'POST /qrs/{qrcodeId}/paid', { class: 'pay' })]
          : ['expired', 'replaced', 'cancelled'].includes(status)
            ? [payButton('Paid late', 'POST /qrs/{qrcodeId}/paid-late')]
            : [];
      return make(
        'li',
        {},
        facts,
        tag(status === 'live' ? 'gold' : status.startsWith('paid') ? 'ok' : 'info', status),
        ...verbs,
      );
    },
    'No QR yet. A member creates one in the deposit dialog.',
  );
  for (const { qrcodeId, status, expireIn } of shown) {
    const left = document.querySelector(`[data-left="${CSS.escape(qrcodeId)}"]`);
    if (left) left.textContent = status === 'live' ? `${clockText(expireIn)} left` : '';
  }
}

/** The reasons offered for a refusal; the others are reached by the pictures themselves. */
const REASONS = ['INVALID_SLIP', 'NOT_MATCH', 'DEST_ACC_INVALID'];

/** @param {any[]} slips @param {(id: string, decision: object) => void} decide */
export function drawSlips(slips, decide) {
  const shown = [...slips].reverse().slice(0, 6);
  byId('slip-count').textContent = String(slips.filter(({ status }) => status === 'PENDING').length || '');
  drawList(
    'slips',
    shown,
    ({ id, phone, amount, status, note, reading }) => {
      const said = amount === null ? reading : amounts.format(amount);
      const facts = make('span', {}, make('b', {}, said), make('span', { class: 'quiet' }, phone));
      const verbs =
        status === 'PENDING'
          ? [
              ...(amount === null
                ? []
                : [button('Credit', () => decide(id, { status: 'SUCCESS' }), { class: 'pay' })]),
              ...REASONS.map((reason) => button(reason, () => decide(id, { status: 'FAILED', reason }))),
            ]
          : [];
      const kind = status === 'PENDING' ? 'gold' : status === 'SUCCESS' ? 'ok' : 'bad';
      return make('li', {}, facts, tag(kind, note ?? status), ...verbs);
    },
    'No slip yet. Download a genuine one and upload it in the app.',
  );
}

/** @param {Record<string, Record<string, { summary?: string, tags?: string[] }>>} paths as OpenAPI has them */
export function drawVerbs(paths) {
  /** @type {Map<string, HTMLElement[]>} */
  const groups = new Map();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { summary = '', tags = [] }] of Object.entries(methods)) {
      const group = tags[0] ?? '';
      const line = make(
        'li',
        {},
        make('code', {}, `${method.toUpperCase()} ${path.replace('/qa/api', '')}`),
        make('span', { class: 'quiet' }, summary),
      );
      groups.set(group, [...(groups.get(group) ?? []), line]);
    }
  }
  byId('verbs').replaceChildren(
    ...[...groups].map(([group, lines]) =>
      make(
        'details',
        {},
        make('summary', {}, `${group} (${lines.length})`),
        make('ul', { class: 'rows' }, ...lines),
      ),
    ),
  );
}

/** @param {any[]} entries */
export function drawJournal(entries) {
  drawList(
    'journal',
    [...entries].reverse(),
    ({ at, method, path, status, code, milliseconds, memberId, fault, ...violations }) => {
      const answer = make(
        'span',
        {},
        tag(status === null || status >= 400 ? 'bad' : 'ok', status === null ? 'lost' : String(status)),
      );
      for (const text of [
        code,
        fault && `fault: ${fault}`,
        ...violations.serverViolations.map((/** @type {string} */ text) => `server violation: ${text}`),
        violations.clientViolation && `client violation: ${violations.clientViolation}`,
      ]) {
        if (text) answer.append(' ', make('code', {}, text));
      }
      return row(
        at.slice(JOURNAL_TIME.start, JOURNAL_TIME.end),
        make('code', {}, `${method} ${path}`),
        answer,
        { number: `${milliseconds} ms` },
        memberId ? make('code', {}, memberId) : '',
      );
    },
    'Nothing has been asked of this world.',
  );
}

/** @param {any[]} faults @param {(id: number) => void} remove */
export function drawFaults(faults, remove) {
  byId('fault-count').textContent = String(faults.length || '');
  drawList(
    'faults',
    faults,
    ({ id, call, kind, times, code, milliseconds }) => {
      const detail = [code, milliseconds === undefined ? null : `${milliseconds} ms`]
        .filter(Boolean)
        .join(' ');
      const often = times === 'always' ? 'always' : times === 0 ? 'holding calls back' : `${times} more`;
      return make(
        'li',
        {},
        make(
          'span',
          {},
          make('b', {}, `${kind} ${detail}`),
          make('span', { class: 'quiet' }, `${call}, ${often}`),
        ),
        button('Take back', () => remove(id), { 'aria-label': `Take back: ${kind} of ${call}` }),
      );
    },
    'None planned.',
  );
}

/** @param {number} seconds */
function clockText(seconds) {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/** @param {string} kind @param {string} text */
function tag(kind, text) {
  return make('span', { class: `tag tag-${kind}` }, text);
}
