// The demo's platform: uses embed.js like a real page, and shows the messages that pass.
import { manualSession } from './manual-session.js';
import { investorsOfSandbox } from './sandbox-investors.js';

const settings = await (await fetch('/platform.json')).json();

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

try {
  const investors = settings.sandbox
    ? await investorsOfSandbox(settings.partnerApiUrl)
    : manualSession(settings.portalUrl);
  const portal = InvestorPortal.mount(document.getElementById('portal'), {
    portalUrl: settings.portalUrl,
    getPartnerDetails: async () => {
      const details = await investors.details();
      const { code, externalReferenceCode } = details;
      note('page → portal', 'bibo', { code, externalReferenceCode });
      return details;
    },
    onEvent: ({ action, value }) => note('portal → page', action, value),
  });
  investors.onChange(() => void portal.handOver());
} catch (error) {
  problem.textContent = `The demo cannot start: ${error.message}`;
  problem.hidden = false;
}
