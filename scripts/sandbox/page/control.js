const find = (id) => document.getElementById(id);
const status = find('status');

async function call(method, path, body) {
  const response = await fetch(`/sandbox/${path}`, {
    method,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/json' },
      body: body ?? '{}',
    }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

function element(name, text, attributes = {}) {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

function fill(id, rows) {
  find(id).replaceChildren(
    ...rows.map((cells) => {
      const row = document.createElement('tr');
      row.append(
        ...cells.map((cell) => {
          const box = document.createElement('td');
          box.append(...[cell].flat());
          return box;
        }),
      );
      return row;
    }),
  );
}

const button = (label, path, body, confirm) =>
  element('button', label, {
    'data-post': path,
    'data-body': JSON.stringify(body ?? {}),
    ...(confirm && { 'data-confirm': confirm }),
  });

function showClock({ now }) {
  find('now').textContent = new Date(now).toLocaleString('en-GB', {
    timeZone: 'Asia/Manila',
    dateStyle: 'full',
    timeStyle: 'long',
  });
}

async function refresh() {
  const [clock, investors, campaigns, faults] = await Promise.all([
    call('GET', 'clock'),
    call('GET', 'investors'),
    call('GET', `campaigns?search=${encodeURIComponent(find('search').value)}`),
    call('GET', 'faults'),
  ]);
  showClock(clock);
  fill(
    'investors',
    investors.map((it) => [
      it.name,
      it.tier,
      it.externalReferenceCode,
      button('End sessions', 'tokens/revoke', { externalReferenceCode: it.externalReferenceCode }),
    ]),
  );
  fill(
    'campaigns',
    campaigns.map((it) => [
      `${it.campaignCode} ${it.nameOfIssuer}`,
      it.phase,
      it.raised,
      it.offeredPeriodEndDate.slice(0, 16).replace('T', ' '),
      actions(it),
    ]),
  );
  find('faults').textContent = JSON.stringify(faults, null, 2);
}

function actions({ guid, phase, offeredPeriodEndDate }) {
  const path = `campaigns/${guid}`;
  const later = new Date(Date.parse(offeredPeriodEndDate) + 10 * 86_400_000).toISOString();
  if (phase === 'COMPLETED') return [button('Issue certificates', `${path}/certify`)];
  if (phase === 'TERMINATED') return [];
  return [
    button('Close', `${path}/close`),
    ' ',
    button('Close, certificates later', `${path}/close`, { certificates: false }),
    ' ',
    button('Extend by 10 days', `${path}/material-change`, { offeredPeriodEndDate: later }),
    ' ',
    button('Terminate', `${path}/terminate`, {}, 'Refund everyone and end this offering?'),
  ];
}

async function act(work) {
  try {
    await work();
    status.textContent = 'Done.';
  } catch (error) {
    status.textContent = error.message;
  }
  await refresh().catch((error) => (status.textContent = error.message));
}

document.addEventListener('click', (event) => {
  const pressed = event.target.closest('button');
  if (!pressed) return;
  const { advance, post, body, confirm: question } = pressed.dataset;
  if (question && !globalThis.confirm(question)) return;
  if (advance)
    act(() => call('POST', 'clock', JSON.stringify({ advanceSeconds: Number(advance) })));
  else if (post) act(() => call('POST', post, body));
});

find('fault').addEventListener('submit', (event) => {
  event.preventDefault();
  const form = new FormData(event.target);
  const fault = {
    call: form.get('call'),
    loseResponse: form.has('loseResponse'),
  };
  for (const name of ['externalReferenceCode', 'status', 'message', 'delayMs', 'times']) {
    const value = form.get(name);
    if (value) fault[name] = find('fault').elements[name].type === 'number' ? Number(value) : value;
  }
  act(() => call('POST', 'faults', JSON.stringify(fault)));
});

const { paths } = await (await fetch('/openapi.json')).json();
const operations = Object.values(paths).flatMap((path) => Object.values(path));
find('fault').elements.call.append(
  ...operations.map(({ operationId }) => new Option(operationId, operationId)),
);

find('search').addEventListener('input', () => act(async () => undefined));
// Refresh the clock only. Redrawing a table would lose the keyboard focus.
setInterval(() => {
  if (!document.hidden) call('GET', 'clock').then(showClock, () => undefined);
}, 5_000);
act(async () => undefined);
