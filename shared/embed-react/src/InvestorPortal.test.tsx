import { act, render, waitFor } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { InvestorPortalApi, MountedPortal, PortalEvent } from '@investor-portal/embed';
import { InvestorPortal, usePortal } from './InvestorPortal';

const portalUrl = 'https://portal.example';
const required = { portalUrl, getPartnerDetails: () => null };

const mount = jest.fn<MountedPortal, Parameters<InvestorPortalApi['mount']>>((element) => {
  const iframe = element.appendChild(document.createElement('iframe'));
  return {
    iframe,
    status: { state: 'loading' },
    handOver: () => Promise.resolve(),
    signOut: () => Promise.resolve(),
    setAppearance: jest.fn(),
    navigate: jest.fn(),
    unmount: () => iframe.remove(),
  };
});
const mountedPortal = () => mount.mock.results[0]?.value as MountedPortal | undefined;
type Status = MountedPortal['status'];
const frames = () => document.querySelectorAll('iframe');

beforeEach(() => {
  mount.mockClear();
  // As if the page had the script already.
  const script = document.createElement('script');
  script.src = `${portalUrl}/embed.js`;
  script.type = 'text/plain';
  document.head.replaceChildren(script);
  window.InvestorPortal = { mount, signOut: jest.fn() };
});

it('mounts the portal once in StrictMode, and unmounts it', async () => {
  const onPortal = jest.fn();
  const page = render(
    <StrictMode>
      <InvestorPortal {...required} onPortal={onPortal} />
    </StrictMode>,
  );
  await waitFor(() => expect(frames()).toHaveLength(1));
  expect(mount).toHaveBeenCalledTimes(1);
  page.unmount();
  expect(frames()).toHaveLength(0);
  expect(onPortal.mock.calls).toEqual([[mount.mock.results[0]?.value], [null]]);
});

it('uses the latest functions and appearance without opening the portal again', async () => {
  const onEvent = jest.fn();
  const open = jest.fn();
  const page = render(<InvestorPortal {...required} appActions={{ open: jest.fn() }} />);
  await waitFor(() => expect(mount).toHaveBeenCalled());
  const details = jest.fn(() => null);
  const latest = { portalUrl, onEvent, getPartnerDetails: details, appActions: { open } };
  page.rerender(<InvestorPortal {...latest} appearance="dark" />);
  const [[, options] = []] = mount.mock.calls;
  const event: PortalEvent = { action: 'portal:registered', value: null };
  options?.onEvent?.(event);
  void options?.getPartnerDetails({ reason: 'expired' });
  expect(onEvent.mock.calls).toEqual([[event]]);
  expect(options?.appActions).toMatchObject({ file: undefined, print: undefined });
  options?.appActions?.open?.('https://files.example/a');
  expect(open.mock.calls).toEqual([['https://files.example/a']]);
  expect(details).toHaveBeenCalledWith({ reason: 'expired' });
  expect(mountedPortal()?.setAppearance).toHaveBeenCalledWith('dark');
  expect(mount).toHaveBeenCalledTimes(1);
});

it('does not claim that the app did what the latest rendering has no function for', async () => {
  const given = { file: jest.fn(), open: jest.fn(), print: jest.fn() };
  const page = render(<InvestorPortal {...required} appActions={given} />);
  await waitFor(() => expect(mount).toHaveBeenCalled());
  const actions = mount.mock.calls[0]?.[1].appActions;
  const printable = { html: '', title: '' };
  page.rerender(<InvestorPortal {...required} />);
  expect(() => actions?.file?.(new File([], 'a.pdf'))).toThrow('appActions has no `file` now.');
  page.rerender(<InvestorPortal {...required} appActions={{}} />);
  expect(() => actions?.open?.('https://files.example/a')).toThrow('has no `open` now.');
  expect(() => actions?.print?.(printable)).toThrow('has no `print` now.');
});

it('opens a screen first, goes to another one later, opens another address anew, and is an element like any other', async () => {
  const ref = createRef<HTMLDivElement>();
  const props = { ...required, ref, id: 'portal', 'aria-busy': true } as const;
  const campaign = (guid: string) => ({ screen: 'campaign', guid }) as const;
  const page = render(
    <InvestorPortal {...props} screen={campaign('C-1')} title="Mga pamumuhunan" />,
  );
  await waitFor(() => expect(mount).toHaveBeenCalled());
  const [[, options] = []] = mount.mock.calls;
  expect(options).toMatchObject({ screen: campaign('C-1'), title: 'Mga pamumuhunan' });
  page.rerender(<InvestorPortal {...props} screen={campaign('C-1')} />);
  page.rerender(<InvestorPortal {...props} screen={campaign('C-2')} />);
  expect(jest.mocked(mountedPortal()?.navigate)?.mock.calls).toEqual([[campaign('C-2')]]);
  expect(ref.current).toBe(document.getElementById('portal'));
  expect(ref.current).toHaveAttribute('aria-busy', 'true');
  expect(ref.current).not.toHaveAttribute('title');
  expect(mount).toHaveBeenCalledTimes(1);
  page.rerender(<InvestorPortal {...props} portalUrl={`${portalUrl}/main`} />);
  await waitFor(() => expect(mount).toHaveBeenCalledTimes(2));
  expect(mount.mock.calls[1]?.[1].portalUrl).toBe(`${portalUrl}/main`);
  expect(frames()).toHaveLength(1);
});

it('keeps to a fixed version of embed.js, which the browser checks', async () => {
  const fixed = () => ({ version: '1.1.0', integrity: 'sha384-AAAA' });
  const page = render(<InvestorPortal {...required} fixed={fixed()} />);
  const script = [...document.scripts].at(-1);
  expect(script?.integrity).toBe('sha384-AAAA');
  expect(mount).not.toHaveBeenCalled();
  script?.dispatchEvent(new Event('load'));
  await waitFor(() => expect(mount).toHaveBeenCalledTimes(1));
  page.rerender(<InvestorPortal {...required} fixed={fixed()} />);
  expect(mount).toHaveBeenCalledTimes(1);
  expect(Object.keys(mount.mock.calls[0]?.[1] ?? {})).not.toContain('fixed');
});

it('has a hook for the handle and the status, also when embed.js refuses an option', async () => {
  const refusal = new Error('InvestorPortal.mount needs a screen.');
  const reported = jest.fn();
  // jsdom has no such function.
  window.reportError = reported;
  mount.mockImplementationOnce(() => {
    throw refusal;
  });
  const heard: string[] = [];
  const onEvent = ({ value }: PortalEvent) => heard.push((value as Status).state);
  function Page({ attempt }: { attempt: number }) {
    const { status, portal, bind } = usePortal();
    const reason = 'reason' in status ? `: ${status.reason}` : '';
    const doctor = 'doctor' in status ? `, ${status.doctor}` : '';
    return (
      <>
        <output>{`${status.state}${reason}, ${portal ? 'a handle' : 'no handle'}${doctor}`}</output>
        <InvestorPortal
          key={attempt}
          {...bind}
          {...required}
          onEvent={onEvent}
          portalUrl={`${portalUrl}/main`}
        />
      </>
    );
  }
  const page = render(<Page attempt={1} />);
  const said = page.getByRole('status');
  expect(said).toHaveTextContent('loading, no handle');
  await waitFor(() => expect(said).toHaveTextContent('failed: script, no handle'));
  expect(said).toHaveTextContent(`no handle, ${portalUrl}/__doctor`);
  expect(reported.mock.calls).toEqual([[refusal]]);
  page.rerender(<Page attempt={2} />);
  expect(said).toHaveTextContent('loading, no handle');
  await waitFor(() => expect(said).toHaveTextContent('a handle'));
  const tell = (value: Status) =>
    act(() => mount.mock.calls[1]?.[1].onEvent?.({ action: 'embed:status', value }));
  tell({ state: 'loading' });
  tell({ state: 'signed-out', reason: 'page' });
  expect(said).toHaveTextContent('signed-out: page, a handle');
  expect(heard).toEqual(['loading', 'failed', 'loading', 'signed-out']);
});

it('renders an empty element of its size on a server', () => {
  const html = renderToString(<InvestorPortal {...required} />);
  expect(html).toBe('<div style="height:100dvh"></div>');
  expect(mount).not.toHaveBeenCalled();
});
