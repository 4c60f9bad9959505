// Imported early: the toast library inserts its styles on load and reads their nonce here.
const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
Object.assign(window, { __nonce__: meta?.content ?? '' });
