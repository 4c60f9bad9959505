import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { use, useState } from 'react';
import type { InitialEntry } from 'react-router-dom';
import { useTabParam } from '../hooks/use-tab-param';
import { show } from '../testing/show';
import { Tabs } from './Tabs';

function Opportunities() {
  const [tab, setTab] = useTabParam('tab', ['newest', 'expiring']);
  return (
    <Tabs
      label="Campaigns"
      value={tab}
      onChange={setTab}
      items={[
        { value: 'newest', label: 'Newest', content: 'the newest' },
        { value: 'expiring', label: 'Expiring Soon', content: 'the expiring' },
      ]}
    />
  );
}

const open = (address: InitialEntry) => show(<Opportunities />, [address]).router;

describe('§2 tabs', () => {
  it('start with the first tab, work by keyboard, and store the selection in the address', async () => {
    const state = { receipt: 'R-1' };
    const router = open({ pathname: '/', search: '?page=2', state });
    expect(screen.getByRole('tablist', { name: 'Campaigns' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Newest' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('the newest');
    await userEvent.click(screen.getByRole('tab', { name: 'Newest' }));
    await userEvent.keyboard('{ArrowRight}');
    // The router applies an address in a transition.
    expect(await screen.findByRole('tabpanel', { name: 'Expiring Soon' })).toHaveTextContent(
      'the expiring',
    );
    expect(router.state.location).toMatchObject({ search: '?page=2&tab=expiring', state });
    await userEvent.click(screen.getByRole('tab', { name: 'Newest' }));
    await waitFor(() => expect(router.state.location).toMatchObject({ search: '?page=2', state }));
  });

  it('are selected and focused by the arrow keys, Home and End, in a circle', async () => {
    open('/');
    await userEvent.tab();
    for (const [key, name] of [
      ['ArrowLeft', 'Expiring Soon'],
      ['ArrowRight', 'Newest'],
      ['End', 'Expiring Soon'],
      ['Home', 'Newest'],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      expect(screen.getByRole('tab', { name })).toHaveFocus();
      expect(await screen.findByRole('tabpanel', { name })).toBeVisible();
    }
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(screen.getByRole('tab', { name: 'Newest' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('are marked at once, while the last panel stays until the next panel is rendered', async () => {
    let arrive = (_text: string) => {};
    const text = new Promise<string>((resolve) => (arrive = resolve));
    const Expiring = () => <p>{use(text)}</p>;
    function Lists() {
      const [tab, setTab] = useState('newest');
      const items = [
        { value: 'newest', label: 'Newest', content: 'the newest' },
        { value: 'expiring', label: 'Expiring Soon', content: <Expiring /> },
      ];
      return <Tabs label="Campaigns" items={items} value={tab} onChange={setTab} />;
    }
    render(<Lists />);
    const expiring = screen.getByRole('tab', { name: 'Expiring Soon' });
    await act(async () => fireEvent.click(expiring));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Expiring Soon');
    expect(screen.getByRole('tabpanel', { name: 'Newest' })).toHaveTextContent('the newest');
    await act(async () => arrive('the expiring'));
    expect(screen.getByRole('tabpanel', { name: 'Expiring Soon' })).toHaveTextContent(
      'the expiring',
    );
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });

  it('open the tab in the address, or the first tab if the address names an unknown tab', () => {
    open('/?tab=expiring');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('the expiring');
    cleanup();
    open('/?tab=nonsense');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('the newest');
  });
});
