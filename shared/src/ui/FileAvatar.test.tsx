import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { lastingCache } from '../testing/lasting-cache';
import { createCampaign, createInvestor, startSandboxSession } from '../testing/sandbox';
import { FileAvatar } from './FileAvatar';

const picture = () => document.querySelector('img');

describe('an avatar of the partner API', () => {
  it('renews an expired link once, then shows initials', async () => {
    await startSandboxSession(await createInvestor('Premium'));
    const { issuerAccount } = await createCampaign();
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(
      <SWRConfig value={{ provider: () => lastingCache() }}>
        <FileAvatar file={issuerAccount.imageUrl} name="Island Grid" />
      </SWRConfig>,
    );
    await waitFor(() => expect(picture()).not.toBeNull());
    fireEvent.error(picture() ?? document);
    expect(screen.getByText('IG')).toBeVisible();
    await waitFor(() => expect(picture()).not.toBeNull());
    fireEvent.error(picture() ?? document);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.getByText('IG')).toBeVisible();
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });
});
