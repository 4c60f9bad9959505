import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import {
  createCampaign,
  createInvestor,
  startSandboxSession as signIn,
} from '@investor-portal/shared/testing/sandbox';
import { ModuleSelector } from './ModuleSelector';

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
