/** The location of every investor, which is stored with a signature. */
const whereabouts = 'Makati City, Philippines';

export async function investorsOfSandbox(partnerApiUrl) {
  const select = document.getElementById('investor');

  async function call(path, body) {
    const response = await fetch(`${partnerApiUrl}/sandbox/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The sandbox responded with ${response.status} to ${path}.`);
    return response.json();
  }

  const investors = await call('investors');
  for (const { externalReferenceCode, name, tier } of investors)
    select.append(new Option(`${name} · ${tier}`, externalReferenceCode));
  // The address keeps the selected investor: /?investor=…
  const asked = new URLSearchParams(location.search).get('investor');
  if (asked && !investors.some((each) => each.externalReferenceCode === asked))
    select.append(new Option(`Investor ${asked}`, asked));
  if (asked) select.value = asked;
  document.querySelector('.who').hidden = false;

  return {
    async details() {
      const externalReferenceCode = select.value;
      const known = investors.find((each) => each.externalReferenceCode === externalReferenceCode);
      const { code } = known ?? investors[0];
      const { access_token } = await call('tokens', { externalReferenceCode });
      const tokenDetails = { access_token };
      return { code, externalReferenceCode, tokenDetails, location: whereabouts };
    },
    /** Adds money to the investor's wallet in the sandbox, as a platform's own top-up does. */
    addMoney: (amount) => call('deposits', { externalReferenceCode: select.value, amount }),
    signOut() {},
    onChange(changed) {
      select.addEventListener('change', () => {
        history.replaceState(null, '', `/?investor=${encodeURIComponent(select.value)}`);
        changed();
      });
    },
  };
}
