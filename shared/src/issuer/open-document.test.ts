/** @jest-environment jest-fixed-jsdom */
import { onToast } from '@investor-portal/shared/session/toast';
import { pointAtSandbox, sandboxUrl } from '../testing/sandbox';
import { openDocument } from './open-document';

beforeAll(pointAtSandbox);
afterEach(() => jest.restoreAllMocks());

function openedTab() {
  const tab = { opener: window, closed: false, close: jest.fn(), location: { replace: jest.fn() } };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

it('opens a document of the partner API', async () => {
  const tab = openedTab();
  const link = `${sandboxUrl()}/prospectus.pdf`;
  expect(await openDocument(link)).toBeUndefined();
  expect(tab.location.replace).toHaveBeenCalledWith(link);
});

it.each(['https://elsewhere.example/x.pdf', 'http://files.example/x.pdf'])(
  'opens nothing from %s, an origin that is not configured, and shows a failure',
  async (link) => {
    const tab = openedTab();
    const toast = jest.fn();
    const stop = onToast(toast);
    expect(await openDocument(link)).toBeUndefined();
    stop();
    expect(tab.close).toHaveBeenCalled();
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'failure' }));
  },
);
