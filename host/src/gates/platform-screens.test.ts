/** @jest-environment jest-fixed-jsdom */
import { waitFor } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { configure } from '@investor-portal/shared/testing/configure';
import { recordFacts } from '@investor-portal/shared/testing/record-facts';
import { messagesArrived, receiveMessage } from '@investor-portal/shared/testing/window-messages';
import { guardNavigation, currentPosition, navigator } from '../navigation/PortalRouter';
import { followNavigation, reportScreen } from './platform-screens';

const platform = 'https://platform.example';
const at = () => currentPosition().location.pathname;

it('reports a screen by its name', async () => {
  configure();
  const told = recordFacts();
  await reportScreen(paths.commitment('C-1', 'G-1'));
  expect(await told()).toEqual([{ action: 'portal:screen', value: { name: 'commitment' } }]);
});

describe('a screen that the platform’s page asks for', () => {
  let stop: () => void;
  beforeEach(() => {
    configure({ platformOrigins: [platform] });
    navigator.replace(paths.profile);
    stop = followNavigation();
  });
  afterEach(() => stop());

  const ask = (value: unknown, origin = platform) =>
    receiveMessage({ action: 'portal:navigate', value }, origin, window);

  it('opens, also where only its query differs, except for a step of the registration, and leaves the history as it is where it is open already', async () => {
    ask({ screen: 'commitments' });
    await waitFor(() => expect(at()).toBe(paths.commitments));
    const before = window.history.length;
    ask({ screen: 'commitments' });
    ask({ screen: 'commitment', guid: 'C-1', campaign: 'G-1' });
    await waitFor(() => expect(at()).toBe(paths.commitment('C-1', 'G-1')));
    expect(window.history.length).toBe(before + 1);
    navigator.replace(`${paths.profile}?tab=x`);
    ask({ screen: 'profile' });
    await waitFor(() => expect(currentPosition().location.search).toBe(''));
    navigator.replace(`${paths.registration}?step=2`);
    ask({ screen: 'registration' });
    await messagesArrived();
    expect(currentPosition().location.search).toBe('?step=2');
  });

  it('comes after the hand-over where the welcome screen still waits for it', async () => {
    navigator.replace(paths.acceptance);
    ask({ screen: 'commitments' });
    await waitFor(() =>
      expect(currentPosition().location).toMatchObject({
        pathname: paths.acceptance,
        state: { returnTo: paths.commitments },
      }),
    );
    ask({ screen: 'registration' });
    await waitFor(() => expect(at()).toBe(paths.registration));
  });

  it('asks the guard of a half-filled form first', async () => {
    const asked: string[] = [];
    const remove = guardNavigation({
      shouldBlock: () => true,
      onBlock: ({ pathname }, proceed) => {
        asked.push(pathname);
        if (asked.length > 1) proceed();
      },
    });
    ask({ screen: 'documents' });
    await waitFor(() => expect(asked).toEqual([paths.documents]));
    expect(at()).toBe(paths.profile);
    ask({ screen: 'documents' });
    await waitFor(() => expect(at()).toBe(paths.documents));
    remove();
  });

  it('is not opened for another origin, or where it is not on the list', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    ask({ screen: 'documents' }, 'https://platform.example.evil');
    ask({ screen: '//evil.example' });
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    await messagesArrived();
    expect(at()).toBe(paths.profile);
  });
});
