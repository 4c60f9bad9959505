import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { paths } from '@investor-portal/shared/routes/paths';
import { configure } from '@investor-portal/shared/testing/configure';
import { createCampaign, sandboxUrl, signIn } from '@investor-portal/shared/testing/sandbox';
import { show } from '@investor-portal/shared/testing/show';
import { ModuleSelector } from './CampaignTexts';
import { ModulesLink } from './CampaignHeader';

/** Opens the modules of a new campaign. `details` replaces the sections that the sandbox returns for it. */
async function open(address: string, details?: { sectionCode: string; jsonData: unknown }[]) {
  const { answer } = await signIn();
  const { guid: campaign, issuerGuid: issuer } = await createCampaign();
  if (details) await answer('companyView', { details });
  show(<ModuleSelector guids={{ campaign, issuer }} />, [address]);
  return { campaign, issuer };
}

it('shows updates newest first, under a heading of the page, with headings below their titles, and dates that no browser translates', async () => {
  const jsonData = [
    { Title: 'Planted', Text: '<h1>Where</h1><p>North field.</p>', Date: '2026-03-01' },
    { Title: 'Harvested', Text: '<p>All of it.<script>alert(1)</script></p>', Date: '2026-09-01' },
  ];
  await open('/?module=updates', [{ sectionCode: 'UPDAT', jsonData: JSON.stringify(jsonData) }]);
  const titles = await screen.findAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent)).toEqual(['Harvested', 'Planted']);
  expect(screen.getByText('2026-03-01')).toHaveAttribute('translate', 'no');
  expect(screen.getByRole('heading', { level: 4, name: 'Where' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'About the company' })).toBeVisible();
});

it.each([
  ['updates', 'UPDAT', 'There are no updates yet.', 'This portal doesn’t show updates'],
  ['discussion', 'DISCU', 'There is no discussion yet.', 'This portal doesn’t show the discussion'],
])('says of %s whether there are none, or the portal does not show them', async (...row) => {
  const [module, sectionCode, none, notShown] = row;
  await open(`/?module=${module}`, [{ sectionCode, jsonData: [] }]);
  expect(await screen.findByText(none)).toBeVisible();
  cleanup();
  await open(`/?module=${module}`, []);
  configure({ partnerApiUrl: sandboxUrl(), links: { support: 'ask@platform.example' } });
  expect(await screen.findByText(notShown)).toBeVisible();
  expect(screen.getByRole('link', { name: 'ask@platform.example' })).toBeVisible();
  expect(screen.queryByText('No record found')).not.toBeInTheDocument();
});

it('leads to the platform’s page where the configuration names one', async () => {
  const { campaign, issuer } = await open('/?module=discussion', []);
  const campaignDiscussionUrl = 'https://platform.example/{issuer}/{campaign}';
  configure({ partnerApiUrl: sandboxUrl(), campaignDiscussionUrl });
  const link = await screen.findByRole('link', { name: /^Read the discussion/ });
  expect(link).toHaveAttribute('href', `https://platform.example/${issuer}/${campaign}`);
});

it('says of an unreadable section only that no record was found, and claims nothing of a company that the campaign does not name', async () => {
  await open('/?module=updates', [{ sectionCode: 'UPDAT', jsonData: '{broken' }]);
  expect(await screen.findByText('No record found')).toBeVisible();
  expect(screen.queryByText(/\byet\b/)).not.toBeInTheDocument();
  cleanup();
  show(<ModuleSelector guids={{ campaign: 'c', issuer: '' }} />, ['/?module=team']);
  expect(await screen.findByText('We don’t know the company')).toBeVisible();
  expect(screen.queryByText('No record found')).not.toBeInTheDocument();
});

describe('the way to the modules', () => {
  const scroll = jest.fn();
  beforeEach(() => {
    scroll.mockClear();
    Element.prototype.scrollIntoView = scroll;
  });

  it('leads from an address to the module that it names', async () => {
    await open(paths.campaignUpdates('c'), []);
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Updates' })).toHaveFocus());
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  const either = [true, false];
  it.each(either)(
    'leads from the link at the top to them, loaded before: %s',
    async (loadedBefore) => {
      await signIn();
      const { guid: campaign, issuerGuid: issuer } = await createCampaign();
      function Page() {
        const [loaded, setLoaded] = useState(loadedBefore);
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
      // Modules that are there add no entry to the history.
      expect(router.state.location.key === key).toBe(loadedBefore);
      if (!loadedBefore) await userEvent.click(screen.getByRole('button', { name: 'Load' }));
      await waitFor(() => expect(screen.getByRole('tab', { name: 'Team' })).toHaveFocus());
      expect(scroll).toHaveBeenCalledTimes(1);
    },
  );
});
