import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { createCampaign, createInvestor, sandboxUrl, useSandboxSession } from '../testing/sandbox';
import { FileImage } from './FileImage';

beforeAll(async () => useSandboxSession(await createInvestor('Premium')));
// What cannot be shown is only logged (spec §8 'Image fetch failure').
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

function show(file: string, onExpired?: () => void): void {
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <FileImage file={file} alt="The picture" onExpired={onExpired} />
    </SWRConfig>,
  );
}
const picture = () => screen.getByRole<HTMLImageElement>('img', { name: 'The picture' });
const isMark = () => picture().tagName !== 'IMG';

describe('a picture of the partner API', () => {
  it('that was a link tells once that it has expired, and leaves a mark', () => {
    const onExpired = jest.fn();
    show(`${sandboxUrl()}/files/gone.png`, onExpired);
    fireEvent.error(picture());
    expect(onExpired).toHaveBeenCalledTimes(1);
    expect(isMark()).toBe(true);
  });

  it('that was a key gets a new link once, and again after one that worked', async () => {
    const { issuerAccount } = await createCampaign();
    const reads = jest.spyOn(globalThis, 'fetch');
    show(issuerAccount.imageUrl);
    const shown = () => waitFor(() => expect(isMark()).toBe(false), { timeout: 10_000 });
    await waitFor(picture, { timeout: 10_000 });
    fireEvent.error(picture());
    await shown();
    expect(reads).toHaveBeenCalledTimes(2);
    fireEvent.load(picture());
    fireEvent.error(picture());
    await shown();
    expect(reads).toHaveBeenCalledTimes(3);
    fireEvent.error(picture());
    expect(isMark()).toBe(true);
    expect(reads).toHaveBeenCalledTimes(3);
  });

  it('that is from elsewhere, or is none, is not fetched', () => {
    show('http://elsewhere.test/a.png');
    show('');
    expect(document.querySelector('img')).toBeNull();
    expect(picture()).toBeVisible();
  });
});
