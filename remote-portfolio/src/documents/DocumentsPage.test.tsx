import { screen, within } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig, setRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { signIn } from '@investor-portal/shared/testing/sandbox';
import { openPortfolio } from '../testing/open-portfolio';
import { issuersOf } from './DocumentsPage';

it('the documents are the certificates and agreements that the API provides', async () => {
  await signIn('Premium', { history: true });
  const config = runtimeConfig();
  const investorAgreement = 'https://platform.example/agreement.pdf';
  setRuntimeConfig({ ...config, links: { ...config.links, investorAgreement } });
  const { user } = openPortfolio(paths.documents);
  const memos = await screen.findByRole('table', { name: 'Stock memos and certificates' });
  expect(within(memos).getByText('--')).toBeVisible();
  expect(within(memos).getByText(/^CERT-/)).toBeVisible();
  const agreement = screen.getByRole('link', { name: /^Investor’s Agreement/ });
  expect(agreement).toHaveAttribute('href', investorAgreement);
  expect(screen.queryByRole('link', { name: /^Crowdfunding/ })).not.toBeInTheDocument();
  // An issuer's documents are requested when the investor opens them.
  const published = screen.getByRole('region', { name: 'Published by issuers' });
  const [issuer] = published.querySelectorAll('summary');
  if (issuer) await user.click(issuer);
  expect((await within(published).findAllByRole('button', { name: /^Open / }))[0]).toBeVisible();
});

it.each([
  [[], /^What issuers publish is listed here once/],
  [[{ guid: null }], 'We don’t know the issuer of 1 commitment.'],
  [
    [{ guid: 'c', issuerGuid: 'i', nameOfIssuer: 'Kape' }, { guid: 'd' }, { guid: null }],
    'We don’t know the issuer of 2 commitments.',
  ],
])('the documents say what is missing of issuers: %j', async (commitments, text) => {
  const investor = await signIn();
  await investor.answerWithRows('commitments', commitments);
  openPortfolio(paths.documents);
  expect(await screen.findByText(text)).toBeVisible();
});

it('lists each issuer once, by the newest of its names', () => {
  const issuers = issuersOf([
    { issuerGuid: '2', nameOfIssuer: '' },
    { issuerGuid: '2', nameOfIssuer: 'Niyog' },
    { issuerGuid: '1', nameOfIssuer: 'Abaka' },
    { issuerGuid: '2', nameOfIssuer: 'Niyog, before it was renamed' },
    { issuerGuid: '', nameOfIssuer: 'Unknown' },
  ]);
  expect(issuers).toEqual([
    { guid: '1', name: 'Abaka' },
    { guid: '2', name: 'Niyog' },
  ]);
});
