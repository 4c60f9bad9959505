// Imported first: the toast library writes its rules while it is loaded, with the nonce it finds here.
const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
Object.assign(window, { __nonce__: meta?.content ?? '' });
