import { screen } from '@testing-library/react';
import { createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { show } from '../testing/show';
import { ModuleSelector } from './ModuleSelector';

async function open(address: string) {
  await signIn();
  const { issuerGuid } = await createCampaign();
  show(<ModuleSelector issuerGuid={issuerGuid} />, [address]);
}

it('says what an empty module would hold', async () => {
  await open('/?module=updates');
  expect(await screen.findByText('No record found')).toBeVisible();
  expect(screen.getByText('There are no updates yet.')).toBeVisible();
});

it('nests the headings of the issuer’s text under a heading of the page', async () => {
  await open('/');
  expect(await screen.findAllByRole('heading', { level: 3 })).not.toHaveLength(0);
  const [first] = screen.getAllByRole('heading');
  expect(first).toBe(screen.getByRole('heading', { level: 2, name: 'About the company' }));
});
