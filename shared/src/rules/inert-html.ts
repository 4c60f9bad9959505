interface HtmlPolicy {
  createHTML: (html: string) => string;
}

// Any text may pass, since a document made by the parser runs nothing and fetches nothing; its nodes must not be moved
// into the page. The name is in the host's Content-Security-Policy.
const policy = trustedTypes()?.createPolicy('investor-portal-inert-html', {
  createHTML: (html) => html,
});

/** HTML as a document one can read: inert, where nothing runs or is fetched. */
export function parseInert(html: string): Document {
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
}

function trustedTypes():
  { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy } | undefined {
  return (globalThis as { trustedTypes?: ReturnType<typeof trustedTypes> }).trustedTypes;
}
