import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import {
  createCampaign,
  createInvestor,
  startSandboxSession as signIn,
} from '@investor-portal/shared/testing/sandbox';
import { ModuleSelector } from './ModuleSelector';

it('says what an empty module would hold', async () => {
  await signIn(await createInvestor('Premium'));
  const { issuerGuid } = await createCampaign();
  render(
    <MemoryRouter initialEntries={['/?module=updates']}>
      <SWRConfig>
        <ModuleSelector issuerGuid={issuerGuid} />
      </SWRConfig>
    </MemoryRouter>,
  );
  expect(await screen.findByText('No record found')).toBeVisible();
  expect(screen.getByText('The issuer hasn’t posted any updates.')).toBeVisible();
});

it('nests the headings of the issuer’s text under a heading of the page', async () => {
  await signIn(await createInvestor('Premium'));
  const { issuerGuid } = await createCampaign();
  render(
    <MemoryRouter>
      <SWRConfig>
        <ModuleSelector issuerGuid={issuerGuid} />
      </SWRConfig>
    </MemoryRouter>,
  );
  expect(await screen.findAllByRole('heading', { level: 3 })).not.toHaveLength(0);
  const [first] = screen.getAllByRole('heading');
  expect(first).toBe(screen.getByRole('heading', { level: 2, name: 'About the company' }));
});
