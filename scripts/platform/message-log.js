const log = document.getElementById('log');
const maxMessages = 50;

const meanings = {
  bibo: () => 'This page hands over the signed-in investor.',
  'portal:sign-out': () => 'This page says that nobody is signed in any more.',
  'portal:appearance': () => 'This page has changed its appearance.',
  'portal:ready': () => 'The portal is ready, and asks who is signed in.',
  'portal:session-expired': () => 'The portal asks for a new session.',
  'portal:session-accepted': () => 'The partner API accepts the session.',
  'portal:signed-out': () => 'The portal has signed the investor out and forgotten them.',
  'portal:superseded': () => 'Another tab shows the portal to another investor.',
  'portal:activity': () => 'The investor is active.',
  'portal:navigated': ({ path }) => `The investor is at ${path}.`,
  'portal:top-up-wanted': ({ amount, currency }) =>
    `The investor wants to add ${amount === undefined ? 'money' : `${currency} ${amount}`} to the wallet.`,
  'portal:sign-in-wanted': () => 'The visitor wants to sign in.',
  'portal:resize': ({ height }) => `The portal’s content is ${height} px high.`,
  'portal:error': ({ source }) => `Something failed in the portal: ${source}.`,
  'portal:metric': measured,
  'portal:screen': ({ name }) => `The screen is ‘${name}’.`,
  'portal:registered': () => 'The investor has registered.',
  'portal:risk-acknowledged': () => 'The investor has taken note of the risk.',
  'portal:commitment-submitted': ({ amount, currency }) =>
    `The investor has committed ${currency} ${amount}.`,
  'portal:commitment-unknown': ({ amount, currency }) =>
    `Nobody knows yet whether ${currency} ${amount} were committed.`,
  'portal:commitment-cancelled': () => 'The investor has cancelled a commitment.',
  'portal:commitment-reconfirmed': () => 'The investor has reconfirmed a commitment.',
  'embed:status': ({ state, reason }) => `The portal is ${state}${reason ? `: ${reason}` : ''}.`,
};

function measured({ name, attributes = {} }) {
  const of = (key) => attributes[key];
  if (name === 'browser.web_vital')
    return `The page’s ${of('browser.web_vital.name').toUpperCase()} is ${of('browser.web_vital.value')}.`;
  if (name === 'portal.remote.load')
    return `The remote ${of('portal.remote')} has loaded in ${of('portal.duration')} ms.`;
  if (name === 'portal.refusal') return `Not shown in an issuer’s text: ${of('portal.cause')}.`;
  return `The call ${of('portal.call')} has failed: ${of('error.type')}.`;
}

const ownMessages = ['bibo', 'portal:sign-out', 'portal:appearance'];

/** Adds a message at the top, as a sentence and as it was sent. */
export function showMessage(action, value = null) {
  const item = document.createElement('li');
  item.dataset.action = action;
  const meaning = document.createElement('p');
  meaning.textContent = meanings[action]?.(value ?? {}) ?? 'Another message.';
  const sent = document.createElement('p');
  sent.className = 'sent';
  sent.textContent = `${ownMessages.includes(action) ? 'page → portal' : 'portal → page'} `;
  const code = document.createElement('code');
  code.textContent = value === null ? action : `${action} ${JSON.stringify(value)}`;
  sent.append(code);
  item.append(meaning, sent);
  // The height changes often, and only the latest height matters.
  const latest = log.firstElementChild;
  if (action === 'portal:resize' && latest?.dataset.action === action) latest.remove();
  log.prepend(item);
  while (log.children.length > maxMessages) log.lastChild.remove();
}
