import { screen, within } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig, setRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { signIn } from '@investor-portal/shared/testing/sandbox';
import { openPortfolio } from '../testing/open-portfolio';

describe('the documents', () => {
  it('are the certificates and agreements that the API provides', async () => {
    await signIn('Premium', { history: true });
    const config = runtimeConfig();
    const investorAgreement = 'https://platform.example/agreement.pdf';
    setRuntimeConfig({ ...config, links: { ...config.links, investorAgreement } });
    const { user } = openPortfolio(paths.documents);
    const memos = await screen.findByRole('table', { name: 'Stock memos and certificates' });
    expect(within(memos).getByText('--')).toBeVisible();
    expect(within(memos).getByText(/^CERT-/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Investor’s Agreement/ })).toHaveAttribute(
      'href',
      investorAgreement,
    );
    expect(screen.queryByRole('link', { name: /^Crowdfunding/ })).not.toBeInTheDocument();
    // An issuer's documents are requested when the investor opens them.
    const published = screen.getByRole('region', { name: 'Published by issuers' });
    const [issuer] = published.querySelectorAll('summary');
    if (issuer) await user.click(issuer);
    expect((await within(published).findAllByRole('button', { name: /^Open / }))[0]).toBeVisible();
  });

  it.each([
    [[], /^What issuers publish is listed here once/],
    [[{ guid: null }], 'We don’t know the issuers of your commitments.'],
  ])('say why there are none of issuers: %j', async (commitments, text) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const investor = await signIn();
    await investor.answerWithRows('commitments', commitments);
    openPortfolio(paths.documents);
    expect(await screen.findByText(text)).toBeVisible();
    jest.restoreAllMocks();
  });

  it.each([
    [[], 'Open an issuer to see its documents.'],
    [
      [{ guid: 'd' }, { guid: null }],
      'Open an issuer to see its documents. We don’t know the issuer of 2 commitments.',
    ],
  ])('say how many commitments have an unknown issuer: %j', async (others, text) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const investor = await signIn();
    const known = { guid: 'c', issuerGuid: 'i', nameOfIssuer: 'Kape' };
    await investor.answerWithRows('commitments', [known, ...others]);
    openPortfolio(paths.documents);
    expect(await screen.findByText(text)).toBeVisible();
    jest.restoreAllMocks();
  });
});
