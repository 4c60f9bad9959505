import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { paths } from '@investor-portal/shared/routes/paths';
import { configure } from '@investor-portal/shared/testing/configure';
import { createCampaign, sandboxUrl, signIn } from '@investor-portal/shared/testing/sandbox';
import { show } from '@investor-portal/shared/testing/show';
import { ModuleSelector } from './CampaignTexts';
import { ModulesLink } from './CampaignHeader';

interface Section {
  sectionCode: string;
  jsonData: unknown;
}

/** Opens the modules of a new campaign. `details` replaces the sections that the sandbox returns for it. */
async function open(address: string, details?: Section[]) {
  const { fail } = await signIn();
  const { guid: campaign, issuerGuid: issuer } = await createCampaign();
  const body = JSON.stringify({ data: { details } });
  if (details) await fail('companyView', { response: { body } });
  show(<ModuleSelector guids={{ campaign, issuer }} />, [address]);
  return { campaign, issuer };
}

it('shows updates newest first, with headings below their titles', async () => {
  const jsonData = [
    { Title: 'Planted', Text: '<h1>Where</h1><p>North field.</p>', Date: '2026-03-01' },
    { Title: 'Harvested', Text: '<p>All of it.<script>alert(1)</script></p>', Date: '2026-09-01' },
  ];
  await open('/?module=updates', [{ sectionCode: 'UPDAT', jsonData: JSON.stringify(jsonData) }]);
  const titles = await screen.findAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent)).toEqual(['Harvested', 'Planted']);
  expect(screen.getByRole('heading', { level: 4, name: 'Where' })).toBeVisible();
  expect(screen.getByText('2026-09-01')).toBeVisible();
  expect(screen.queryByText('No record found')).not.toBeInTheDocument();
});

it.each([
  ['updates', 'UPDAT', 'There are no updates yet.'],
  ['discussion', 'DISCU', 'There is no discussion yet.'],
])('says of %s that there are none yet only where a request returned none', async (...row) => {
  const [module, sectionCode, none] = row;
  await open(`/?module=${module}`, [{ sectionCode, jsonData: [] }]);
  expect(await screen.findByText(none)).toBeVisible();
  expect(screen.getByText('No record found')).toBeVisible();
});

it.each([
  ['updates', 'This portal doesn’t show updates'],
  ['discussion', 'This portal doesn’t show the discussion'],
])('says that the portal does not show %s, and whom to ask, without a section', async (...row) => {
  const [module, sentence] = row;
  await open(`/?module=${module}`, []);
  configure({ partnerApiUrl: sandboxUrl(), links: { support: 'ask@platform.example' } });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'ask@platform.example' })).toBeVisible();
  expect(screen.queryByText('No record found')).not.toBeInTheDocument();
});

it('leads to the platform’s page where the configuration names one', async () => {
  const { campaign, issuer } = await open('/?module=discussion', []);
  configure({
    partnerApiUrl: sandboxUrl(),
    campaignDiscussionUrl: 'https://platform.example/{issuer}/{campaign}',
  });
  const link = await screen.findByRole('link', { name: /^Read the discussion/ });
  expect(link).toHaveAttribute('href', `https://platform.example/${issuer}/${campaign}`);
});

it.each(['introduction', 'team', 'company', 'updates', 'documents', 'discussion'])(
  'says of an unreadable section for %s only that no record was found',
  async (module) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const codes = ['SUBUS', 'TEAM', 'COINF', 'UPDAT', 'DOCS', 'DISCU'];
    await open(
      `/?module=${module}`,
      codes.map((sectionCode) => ({ sectionCode, jsonData: '{broken' })),
    );
    expect(await screen.findByText('No record found')).toBeVisible();
    expect(screen.queryByText(/\byet\b/)).not.toBeInTheDocument();
    warn.mockRestore();
  },
);

it('claims nothing of a company that the campaign does not name', async () => {
  await signIn();
  show(<ModuleSelector guids={{ campaign: 'c', issuer: '' }} />, ['/?module=team']);
  expect(await screen.findByText('We don’t know the company')).toBeVisible();
  expect(screen.queryByText('No record found')).not.toBeInTheDocument();
});

it('moves to the chosen module when a link leads there', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  await open(paths.campaignUpdates('c'), []);
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Updates' })).toHaveFocus());
  expect(scroll).toHaveBeenCalledTimes(1);
});

describe('the link to the modules at the top', () => {
  async function openWithLink(loadedAtOnce: boolean) {
    await signIn();
    const { guid: campaign, issuerGuid: issuer } = await createCampaign();
    function Page() {
      const [loaded, setLoaded] = useState(loadedAtOnce);
      return (
        <>
          <ModulesLink />
          <button onClick={() => setLoaded(true)}>Load</button>
          {loaded ? <ModuleSelector guids={{ campaign, issuer }} /> : null}
        </>
      );
    }
    const { router } = show([{ path: '/', element: <Page /> }], ['/?module=team']);
    const { key } = router.state.location;
    await userEvent.click(screen.getByRole('link', { name: 'About the company' }));
    return { isSameEntry: () => router.state.location.key === key };
  }

  it('scrolls to them and adds no entry to the history', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    const { isSameEntry } = await openWithLink(true);
    expect(screen.getByRole('tab', { name: 'Team' })).toHaveFocus();
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(isSameEntry()).toBe(true);
  });

  it('moves the focus to them once they have loaded if it was pressed before', async () => {
    await openWithLink(false);
    await userEvent.click(screen.getByRole('button', { name: 'Load' }));
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Team' })).toHaveFocus());
  });
});

it('nests the headings of the issuer’s text under a heading of the page', async () => {
  await open('/');
  expect(await screen.findAllByRole('heading', { level: 3 })).not.toHaveLength(0);
  const [first] = screen.getAllByRole('heading');
  expect(first).toBe(screen.getByRole('heading', { level: 2, name: 'About the company' }));
});
