// The console over the control API. Data reaches the page as text only, never as markup.
const $ = (id) => document.getElementById(id);

let world = new URLSearchParams(location.search).get('world') ?? 'demo';

async function send(method, path, body) {
  const response = await fetch(`/qa/api${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = text === '' ? null : JSON.parse(text);
  if (!response.ok) throw new Error(answer?.message ?? `the control API answered ${response.status}`);
  return answer;
}

const inWorld = (path = '') => `/worlds/${encodeURIComponent(world)}${path}`;

/** An element with text or elements inside; attributes by name, listeners as functions. */
function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (typeof value === 'function') made.addEventListener(key, value);
    else made.setAttribute(key, value);
  }
  made.append(...children.map((child) => (child instanceof Node ? child : String(child))));
  return made;
}

const cell = (content, className) => element('td', className ? { class: className } : {}, content);
const baht = (amount) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const tag = (text, tone) => element('span', { class: `tag ${tone ?? ''}` }, text);
const time = (iso) => new Date(iso).toLocaleString('en-GB', { timeZone: 'Asia/Bangkok' });

function showProblem(error) {
  $('problem').textContent = error ? error.message : '';
  $('problem').hidden = !error;
}

/** Runs a verb, then shows what has become of the world; a refusal is told at the top of the page. */
async function act(verb) {
  try {
    await verb();
    showProblem(null);
  } catch (error) {
    showProblem(error);
  }
  await refresh();
}

/** A select keeps its choice while its options are written anew. */
function fillSelect(select, values, chosen) {
  if (select.dataset.values === values.join('\n')) return void (select.value = chosen ?? select.value);
  select.dataset.values = values.join('\n');
  const before = chosen ?? select.value;
  select.replaceChildren(...values.map((value) => element('option', { value }, value)));
  if (values.includes(before)) select.value = before;
}

function showMembers(members) {
  $('members').replaceChildren(
    ...members.map((member) =>
      element(
        'tr',
        {},
        cell(element('code', {}, member.phone)),
        cell(member.name),
        cell(baht(member.wallet), 'number'),
        cell(
          baht(Object.values(member.games).reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100),
          'number',
        ),
        cell(member.coins, 'number'),
        cell(`${member.bank.bankCode} ${member.bank.bankAccountNo}`),
        cell(tag(member.isActive ? 'active' : 'inactive', member.isActive ? 'good' : 'bad')),
      ),
    ),
  );
}

const QR_TONES = { live: '', paid: 'good', 'paid-late': 'good', expired: 'bad' };

function showQrs(qrs) {
  const rows = qrs.map((qr) => {
    const pay = (verb, label, className) =>
      element(
        'button',
        {
          class: className,
          click: () =>
            act(() => send('POST', inWorld(`/qrs/${encodeURIComponent(qr.qrcodeId)}/${verb}`), {})),
        },
        label,
      );
    const verbs =
      qr.status === 'live'
        ? element('span', { class: 'row' }, pay('paid', 'Paid', 'main'), pay('paid-late', 'Paid late', ''))
        : qr.status === 'expired'
          ? pay('paid-late', 'Paid late', '')
          : '';
    return element(
      'tr',
      {},
      cell(element('code', {}, qr.qrcodeId)),
      cell(element('code', {}, qr.phone)),
      cell(baht(qr.amount), 'number'),
      cell(tag(qr.status, QR_TONES[qr.status] ?? '')),
      cell(qr.status === 'live' ? `${qr.expireIn} s` : ''),
      cell(verbs),
    );
  });
  $('qrs').replaceChildren(
    ...(rows.length > 0
      ? rows
      : [element('tr', {}, element('td', { colspan: '6', class: 'quiet' }, 'No QR yet'))]),
  );
}

function showFaults(faults) {
  $('faults').replaceChildren(
    ...faults.map((fault) =>
      element(
        'li',
        {},
        element('span', {}, tag(fault.kind, 'bad'), ` ${fault.call} × ${fault.times ?? 1}`),
        element(
          'button',
          { click: () => act(() => send('DELETE', inWorld(`/faults/${encodeURIComponent(fault.id)}`))) },
          'Remove',
        ),
      ),
    ),
  );
}

/** Calls that were made here are offered for a fault. */
function offerCalls(entries) {
  const calls = ['*', ...new Set(entries.map(({ call }) => call).filter(Boolean))].sort();
  $('calls').replaceChildren(...calls.map((value) => element('option', { value })));
}

function showJournal(entries) {
  $('journal').replaceChildren(
    ...entries
      .slice(-30)
      .reverse()
      .map((entry) =>
        element(
          'tr',
          {},
          cell(time(entry.at)),
          cell(element('code', {}, `${entry.method} ${entry.path}`)),
          cell(
            tag(
              [entry.status ?? 'none', entry.code].filter(Boolean).join(' '),
              entry.status !== null && entry.status < 400 ? 'good' : 'bad',
            ),
          ),
          cell(`${Math.round(entry.milliseconds)} ms`, 'number'),
          cell(entry.memberId ?? ''),
          cell([entry.fault, ...entry.breaches].filter(Boolean).join('; ')),
        ),
      ),
  );
}

async function refresh() {
  try {
    const { worlds } = await send('GET', '/worlds');
    const names = [...new Set(['demo', world, ...worlds.map(({ name }) => name)])];
    fillSelect($('world'), names, world);
    if (!worlds.some(({ name }) => name === world)) await send('PUT', inWorld(), {});
    const [{ members }, { qrs }, { faults }, { entries }, clock, flags] = await Promise.all([
      send('GET', inWorld('/members')),
      send('GET', inWorld('/qrs')),
      send('GET', inWorld('/faults')),
      send('GET', inWorld('/journal')),
      send('GET', inWorld('/clock')),
      send('GET', inWorld('/flags')),
    ]);
    // A button under the pointer must not be replaced between press and release.
    if (document.querySelector('button:active')) return;
    showMembers(members);
    showQrs(qrs);
    showFaults(faults);
    showJournal(entries);
    offerCalls(entries);
    $('clock').textContent = `${time(clock.now)}${clock.isFrozen ? ' (frozen)' : ''}`;
    $('freeze').textContent = clock.isFrozen ? 'Let it run' : 'Freeze';
    $('freeze').dataset.frozen = String(clock.isFrozen);
    $('terminated').checked = flags.terminated;
  } catch (error) {
    showProblem(error);
  }
}

$('world').addEventListener('change', () => {
  world = $('world').value;
  history.replaceState(null, '', `?world=${encodeURIComponent(world)}`);
  void refresh();
});
$('new-world').addEventListener('submit', (event) => {
  event.preventDefault();
  world = $('new-name').value;
  void act(() => send('PUT', inWorld(), { scenario: $('new-scenario').value }));
});
for (const button of document.querySelectorAll('[data-advance]')) {
  button.addEventListener('click', () =>
    act(() => send('POST', inWorld('/clock/advance'), { seconds: Number(button.dataset.advance) })),
  );
}
$('freeze').addEventListener('click', () =>
  act(() => send('PUT', inWorld('/clock'), { isFrozen: $('freeze').dataset.frozen !== 'true' })),
);
$('refuse').addEventListener('click', () => act(() => send('POST', inWorld('/qrs/refuse-next'), {})));
$('new-fault').addEventListener('submit', (event) => {
  event.preventDefault();
  const kind = $('fault-kind').value;
  void act(() =>
    send('POST', inWorld('/faults'), {
      call: $('fault-call').value,
      kind,
      ...(kind === 'latency' ? { milliseconds: 3000 } : {}),
      times: $('fault-always').checked ? 'always' : 1,
    }),
  );
});
$('terminated').addEventListener('change', () =>
  act(() => send('PUT', inWorld('/flags'), { terminated: $('terminated').checked })),
);

const { scenarios } = await send('GET', '/scenarios');
fillSelect(
  $('new-scenario'),
  scenarios.map(({ name }) => name),
);
await refresh();
setInterval(() => void refresh(), 2000);
