// The demo's platform: what a real page does with embed.js, and a look at the messages that pass.
const { portalUrl, partnerApiUrl } = await (await fetch('/platform.json')).json();

const select = document.getElementById('investor');
const log = document.getElementById('log');
const panel = document.getElementById('messages');
const toggle = document.querySelector('.toggle');
const problem = document.getElementById('problem');

toggle.addEventListener('click', () => {
  panel.hidden = !panel.hidden;
  toggle.setAttribute('aria-expanded', String(!panel.hidden));
});

function note(direction, action, value) {
  const item = document.createElement('li');
  item.textContent = `${direction} ${action}`;
  if (value !== null && value !== undefined) {
    const code = document.createElement('code');
    code.textContent = JSON.stringify(value);
    item.append(code);
  }
  log.prepend(item);
  while (log.children.length > 50) log.lastChild.remove();
}

async function call(path, body) {
  const response = await fetch(`${partnerApiUrl}/sandbox/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${path}.`);
  return response.json();
}

async function getPartnerDetails() {
  const externalReferenceCode = select.value;
  const known = investors.find((each) => each.externalReferenceCode === externalReferenceCode);
  const { code } = known ?? investors[0];
  const { access_token } = await call('tokens', { externalReferenceCode });
  note('page → portal', 'bibo', { code, externalReferenceCode });
  return { code, externalReferenceCode, tokenDetails: { access_token } };
}

let investors = [];
try {
  investors = await call('investors');
  for (const { externalReferenceCode, name, tier } of investors)
    select.append(new Option(`${name} · ${tier}`, externalReferenceCode));
  // The address remembers who is shown: /?investor=…
  const asked = new URLSearchParams(location.search).get('investor');
  if (asked && !investors.some((each) => each.externalReferenceCode === asked))
    select.append(new Option(`Investor ${asked}`, asked));
  if (asked) select.value = asked;
  const portal = InvestorPortal.mount(document.getElementById('portal'), {
    portalUrl,
    getPartnerDetails,
    onEvent: ({ action, value }) => note('portal → page', action, value),
  });
  select.addEventListener('change', () => {
    history.replaceState(null, '', `/?investor=${encodeURIComponent(select.value)}`);
    void portal.handOver();
  });
} catch (error) {
  problem.textContent = `The demo cannot start: ${error.message}`;
  problem.hidden = false;
}
