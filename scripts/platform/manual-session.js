/** Asks for a session of a real partner API in a form. The session is only in memory, so a reload asks again. */
export function manualSession() {
  const panel = document.getElementById('manual-session');
  const form = panel.querySelector('form');
  const hint = document.getElementById('manual-session-hint');
  const token = document.getElementById('token');
  const textOf = (id) => document.getElementById(id).value.trim();
  let entered = null;
  let waiting = [];
  let changed = () => {};

  function askAgain(why) {
    entered = null;
    token.value = '';
    hint.textContent = why;
    panel.open = true;
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    entered = {
      code: textOf('code'),
      externalReferenceCode: textOf('reference'),
      tokenDetails: { access_token: textOf('token') },
    };
    panel.open = false;
    if (waiting.length === 0) changed();
    for (const go of waiting.splice(0)) go(entered);
  });
  panel.hidden = false;

  return {
    details: ({ reason }) => {
      // The token that was entered is the one that has expired.
      if (entered && (reason === 'expired' || reason === 'retry'))
        askAgain('The token is no longer valid: enter a fresh one.');
      return entered ?? new Promise((resolve) => waiting.push(resolve));
    },
    signOut: () => askAgain('You’ve signed out. Enter a token to sign in again.'),
    onChange: (listener) => {
      changed = listener;
    },
  };
}
