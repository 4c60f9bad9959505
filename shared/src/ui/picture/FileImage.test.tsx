import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { pageWrapper } from '../../testing/page-wrapper';
import { createCampaign, sandboxUrl, signIn } from '../../testing/sandbox';
import { forgetInvestorTab } from '../../session-rules/investor-storage';
import { FileImage } from './FileImage';

beforeAll(() => signIn());
// Failures are only logged (spec §8 'Image fetch failure').
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
// Campaigns share pictures, whose links are kept in the tab.
beforeEach(forgetInvestorTab);

function show(file: string, onExpired?: () => void): void {
  render(<FileImage file={file} alt="The picture" onExpired={onExpired} />, {
    wrapper: pageWrapper(),
  });
}
const picture = () => screen.getByRole<HTMLImageElement>('img', { name: 'The picture' });
const isPlaceholder = () => picture().tagName !== 'IMG';
const shown = () => waitFor(() => expect(isPlaceholder()).toBe(false));

describe('a picture of the partner API', () => {
  it('reports an expired link once and shows a placeholder', () => {
    const onExpired = jest.fn();
    show(`${sandboxUrl()}/files/gone.png`, onExpired);
    fireEvent.error(picture());
    expect(onExpired).toHaveBeenCalledTimes(1);
    expect(isPlaceholder()).toBe(true);
  });

  it('renews the link of a key once, and again after it has worked', async () => {
    const { issuerAccount } = await createCampaign();
    const reads = jest.spyOn(globalThis, 'fetch');
    show(issuerAccount.imageUrl);
    await waitFor(picture);
    fireEvent.error(picture());
    await shown();
    expect(reads).toHaveBeenCalledTimes(2);
    fireEvent.load(picture());
    fireEvent.error(picture());
    await shown();
    expect(reads).toHaveBeenCalledTimes(3);
    fireEvent.error(picture());
    expect(isPlaceholder()).toBe(true);
    expect(reads).toHaveBeenCalledTimes(3);
  });

  it('has the same link on a second visit of the tab, until the link stops working or the investor signs out', async () => {
    const { issuerAccount } = await createCampaign();
    const reads = jest.spyOn(globalThis, 'fetch');
    const visit = async () => {
      cleanup();
      show(issuerAccount.imageUrl);
      await shown();
      return picture().src;
    };
    const link = await visit();
    expect(await visit()).toBe(link);
    expect(reads).toHaveBeenCalledTimes(1);
    fireEvent.error(picture());
    // The next visit has the new link only once it has arrived.
    await shown();
    await visit();
    expect(reads).toHaveBeenCalledTimes(2);
    forgetInvestorTab();
    await visit();
    expect(reads).toHaveBeenCalledTimes(3);
  });

  it('is not fetched from an untrusted origin', () => {
    show('http://elsewhere.test/a.png');
    show('');
    expect(document.querySelector('img')).toBeNull();
    expect(picture()).toBeVisible();
  });
});
