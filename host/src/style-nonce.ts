// Imported first: the toast library writes its rules while it is loaded, with the nonce it finds here.
declare global {
  interface Window {
    __nonce__?: string;
  }
}

const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
window.__nonce__ = meta?.content ?? '';

export {};
