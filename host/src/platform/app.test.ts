import type { AppRequest } from '@investor-portal/embed/messages';
import { appThat, setApp } from '@investor-portal/shared/session/session-host';
import { recordToasts } from '@investor-portal/shared/testing/record-toasts';
import { messagesArrived } from '@investor-portal/shared/testing/window-messages';
import { acceptApp } from './app';

const platform = 'https://platform.example';
const request: AppRequest = { action: 'portal:open', value: { url: 'https://files.example/a' } };
const toasts = recordToasts();

/** A channel whose first port hears what is posted to the second. */
class Channel {
  port1 = Object.assign(new EventTarget(), { start: jest.fn(), close: jest.fn() });
  port2 = {
    postMessage: (data: unknown) => this.port1.dispatchEvent(new MessageEvent('message', { data })),
  };
}

const accept = (appActions: unknown) =>
  acceptApp(new MessageEvent('message', { origin: platform, data: { appActions } }));

async function ask(): Promise<void> {
  accept(['open']);
  await appThat('open')?.ask(request);
}

let posted: jest.SpyInstance;
beforeEach(() => {
  Object.assign(globalThis, { MessageChannel: Channel });
  posted = jest.spyOn(window.parent, 'postMessage').mockImplementation();
});

const answer = (data: unknown) => {
  const [, , [port] = []] = posted.mock.calls.at(-1) as [unknown, string, Channel['port2'][]];
  port?.postMessage(data);
};

it('an app does what the message names and the portal knows, and nothing of a message that cannot be read', () => {
  accept(['file', 'print']);
  const done = () => (['file', 'open', 'print'] as const).filter((each) => appThat(each));
  expect(done()).toEqual(['file', 'print']);
  accept(['file', 'share']);
  expect(done()).toEqual(['file']);
  for (const unreadable of ['file', ['files'], { file: true }, [1], null]) {
    accept(unreadable);
    expect(done()).toEqual([]);
  }
});

it.each([
  [{ done: true }, undefined],
  [{ done: false }, 'Error: The app could not do it.'],
  [null, 'Error: The app could not do it.'],
])(
  'a request to the app goes to the exact origin of the page, whose answer is %j',
  async (data, failure) => {
    const sent = ask();
    expect(posted).toHaveBeenCalledWith(request, platform, [expect.anything()]);
    answer(data);
    expect(await sent.catch(String)).toBe(failure);
  },
);

it('a request to the app has failed when the page does not answer within ten seconds', async () => {
  jest.useFakeTimers();
  const [outcome] = await Promise.all([ask().catch(String), jest.advanceTimersByTimeAsync(10_000)]);
  expect(outcome).toContain('The app has not answered.');
});

describe('links that open a tab', () => {
  const asked = () => posted.mock.calls.map(([each]: AppRequest[]) => each);
  let opens: boolean;
  const press = async (markup: string) => {
    document.body.innerHTML = markup;
    let taken = false;
    const last = (event: Event) => {
      taken = event.defaultPrevented;
      // jsdom cannot follow a link.
      event.preventDefault();
    };
    window.addEventListener('click', last, { once: true });
    document.querySelector('span')?.click();
    await messagesArrived();
    return taken;
  };
  const link = (href: string, target = '_blank') =>
    `<a href="${href}" target="${target}"><span>Terms</span></a>`;

  beforeEach(() => {
    opens = true;
    // A second hand-over changes nothing.
    accept(['open']);
    accept(['open']);
    posted.mockImplementation((_request, _origin, [port]: Channel['port2'][]) =>
      port?.postMessage({ done: opens }),
    );
  });

  it('are opened by the app', async () => {
    expect(await press(link('https://platform.example/terms'))).toBe(true);
    const value = { url: 'https://platform.example/terms' };
    expect(asked()).toEqual([{ action: 'portal:open', value }]);
    expect(toasts).toEqual([]);
  });

  it.each([
    ['stays in this tab', link('https://platform.example/terms', '_self')],
    ['is not a web address', link('mailto:help@platform.example')],
    ['is not a link', '<span>Terms</span>'],
  ])('are left to the web view when what is pressed %s', async (_what, markup) => {
    expect(await press(markup)).toBe(false);
    expect(asked()).toEqual([]);
  });

  it('are left to the web view after the app did not confirm that it opened them, or when it opens none any more', async () => {
    opens = false;
    expect(await press(link('https://platform.example/privacy'))).toBe(true);
    const message =
      'The app did not confirm that it opened the page. Press the link again to try it here.';
    expect(toasts).toEqual([{ kind: 'failure', message }]);
    expect(await press(link('https://platform.example/privacy'))).toBe(false);
    expect(asked()).toHaveLength(1);
    setApp({ can: ['file'], ask: () => Promise.resolve() });
    expect(await press(link('https://platform.example/terms'))).toBe(false);
  });
});
