interface HtmlPolicy {
  createHTML: (html: string) => string;
}

// Accepts any text, because a document of DOMParser does not run or fetch anything. Its nodes must not be moved into the
// page. The policy's name is in the host's Content-Security-Policy.
const policy = trustedTypes()?.createPolicy('investor-portal-inert-html', {
  createHTML: (html) => html,
});

/** Returns a document for reading only, which does not run or fetch anything. */
export function parseInert(html: string): Document {
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
}

function trustedTypes():
  { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy } | undefined {
  return (globalThis as { trustedTypes?: ReturnType<typeof trustedTypes> }).trustedTypes;
}
