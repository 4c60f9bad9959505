import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { use, type ReactNode } from 'react';
import type { InitialEntry } from 'react-router-dom';
import { useTabParam } from '../hooks/use-tab-param';
import { show } from '../testing/show';
import { Tabs } from './Tabs';

function Opportunities({ expiring = 'the expiring' }: { expiring?: ReactNode }) {
  const [tab, setTab] = useTabParam('tab', ['newest', 'expiring']);
  return (
    <Tabs
      label="Campaigns"
      value={tab}
      onChange={setTab}
      items={[
        { value: 'newest', label: 'Newest', content: 'the newest' },
        { value: 'expiring', label: 'Expiring Soon', content: expiring },
      ]}
    />
  );
}

const open = (address: InitialEntry) => show(<Opportunities />, [address]).router;

it('§2 tabs are selected and focused by the arrow keys, Home and End, in a circle, and stored in the address', async () => {
  const state = { receipt: 'R-1' };
  // The address of an unknown tab opens the first.
  const router = open({ pathname: '/', search: '?page=2&tab=nonsense', state });
  expect(screen.getByRole('tablist', { name: 'Campaigns' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Newest');
  await userEvent.tab();
  for (const [key, name, text, search] of [
    ['ArrowLeft', 'Expiring Soon', 'the expiring', '?page=2&tab=expiring'],
    ['ArrowRight', 'Newest', 'the newest', '?page=2'],
    ['End', 'Expiring Soon', 'the expiring', '?page=2&tab=expiring'],
    ['Home', 'Newest', 'the newest', '?page=2'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(screen.getByRole('tab', { name })).toHaveFocus();
    // The router applies an address in a transition.
    expect(await screen.findByRole('tabpanel', { name })).toHaveTextContent(text);
    expect(router.state.location).toMatchObject({ search, state });
  }
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(screen.getByRole('tab', { name: 'Newest' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('§2 tabs are marked at once, while the last panel stays until the next panel is rendered', async () => {
  let arrive = (_text: string) => {};
  const text = new Promise<string>((resolve) => (arrive = resolve));
  const Expiring = () => <p>{use(text)}</p>;
  show(<Opportunities expiring={<Expiring />} />);
  const expiring = screen.getByRole('tab', { name: 'Expiring Soon' });
  await act(async () => fireEvent.click(expiring));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Expiring Soon');
  expect(screen.getByRole('tabpanel', { name: 'Newest' })).toHaveTextContent('the newest');
  await act(async () => arrive('the expiring'));
  expect(screen.getByRole('tabpanel', { name: 'Expiring Soon' })).toHaveTextContent('the expiring');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});
