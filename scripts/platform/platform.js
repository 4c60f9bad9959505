// The demo's platform: uses embed.js like a real page, and shows the messages that pass.
import { manualSession } from './manual-session.js';
import { showMessage } from './message-log.js';
import { investorsOfSandbox } from './sandbox-investors.js';

const settings = await (await fetch('/platform.json')).json();

const panel = document.getElementById('messages');
const toggle = document.getElementById('toggle');
const session = document.getElementById('session');
const problem = document.getElementById('problem');
const telemetry = document.getElementById('telemetry');

toggle.addEventListener('click', () => {
  panel.hidden = !panel.hidden;
  toggle.setAttribute('aria-expanded', String(!panel.hidden));
});

if (settings.telemetry) {
  telemetry.hidden = false;
  telemetry.firstElementChild.href = settings.telemetry;
}

let signedIn = true;

function showSession(isSignedIn) {
  signedIn = isSignedIn;
  session.hidden = false;
  session.textContent = signedIn ? 'Sign out' : 'Sign in';
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
      showMessage('bibo', { code, externalReferenceCode });
      showSession(true);
      return details;
    },
    onEvent: ({ action, value }) => {
      showMessage(action, value);
      // By this page, or by another tab of this browser.
      if (action === 'portal:signed-out') showSession(false);
    },
  });
  investors.onChange(() => void portal.handOver());
  session.addEventListener('click', () => {
    if (!signedIn) return void portal.handOver();
    showMessage('portal:sign-out');
    showSession(false);
    investors.signOut();
    portal.signOut();
  });
} catch (error) {
  problem.textContent = `The demo cannot start: ${error.message}`;
  problem.hidden = false;
}
