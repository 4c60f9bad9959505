import { manualSession } from './manual-session.js';
import { showMessage } from './message-log.js';
import { investorsOfSandbox } from './sandbox-investors.js';
import { hideTopUp, offerTopUp } from './top-up.js';

const settings = await (await fetch('/platform.json')).json();

const panel = document.getElementById('messages');
const toggle = document.getElementById('toggle');
const session = document.getElementById('session');
const problem = document.getElementById('problem');

toggle.addEventListener('click', () => {
  panel.hidden = !panel.hidden;
  toggle.setAttribute('aria-expanded', String(!panel.hidden));
});

const query = new URLSearchParams(window.location.search);
// The portal shares a campaign with this address (`campaignShareUrl`).
const campaign = query.get('campaign');

const appearance = watchAppearance();

// The demo of plain files has this module (scripts/demo).
if (settings.inBrowser) await import('/in-browser.js');

let signedIn = true;

function showSession(isSignedIn) {
  signedIn = isSignedIn;
  if (!signedIn) hideTopUp();
  session.hidden = false;
  session.textContent = signedIn ? 'Sign out' : 'Sign in';
}

try {
  const investors = settings.sandbox
    ? await investorsOfSandbox(settings.partnerApiUrl)
    : manualSession();
  const portal = InvestorPortal.mount(document.getElementById('portal'), {
    portalUrl: settings.portalUrl,
    screen: campaign ? { screen: 'campaign', guid: campaign } : undefined,
    appearance: appearance.chosen,
    getPartnerDetails: async (request) => {
      const details = await investors.details(request);
      const { code, externalReferenceCode } = details;
      showMessage('bibo', { code, externalReferenceCode });
      showSession(true);
      return details;
    },
    onEvent: ({ action, value }) => {
      showMessage(action, value);
      // The sign-out may come from this page or from another tab.
      if (action === 'portal:signed-out') showSession(false);
      if (action === 'portal:top-up-wanted' && investors.addMoney) offerTopUp(value, addMoney);
    },
  });
  async function addMoney(amount) {
    await investors.addMoney(amount);
    await portal.handOver();
  }
  appearance.onChange((chosen) => {
    showMessage('portal:appearance', chosen);
    portal.setAppearance(chosen);
  });
  investors.onChange(() => {
    hideTopUp();
    void portal.handOver();
  });
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

/** Manages the page's own appearance, which the portal follows. It is stored, so that a reload starts with it. */
function watchAppearance() {
  const dark = document.getElementById('dark');
  let chosen = localStorage.getItem('appearance') === 'dark' ? 'dark' : 'light';
  const show = () => {
    document.documentElement.dataset.appearance = chosen;
    dark.setAttribute('aria-pressed', String(chosen === 'dark'));
  };
  show();
  return {
    chosen,
    onChange(listener) {
      dark.addEventListener('click', () => {
        chosen = chosen === 'dark' ? 'light' : 'dark';
        localStorage.setItem('appearance', chosen);
        show();
        listener(chosen);
      });
    },
  };
}
