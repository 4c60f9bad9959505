import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, useSearchParams } from 'react-router-dom';
import { show } from '../testing/show';
import { frameIn } from '../testing/window-messages';
import { usePageTitle } from './use-page-title';

function Screen({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <main tabIndex={-1}>
      <h1 tabIndex={-1}>{title}</h1>
      <Link to="/stock">Stock Position</Link>
      <Link to="?tab=successful">Successful Commitments</Link>
    </main>
  );
}

function Steps() {
  const [params] = useSearchParams();
  return <Screen title={`Step ${params.get('tab') ?? 'one'}`} />;
}

const open = (first = <Screen key="home" title="Portfolio" />) =>
  show([
    { path: '/', element: first },
    { path: '/stock', element: <Screen key="stock" title="Stock Position" /> },
  ]);

it('sets the title, and moves the focus to the heading of each page but the first', async () => {
  open();
  expect(document.title).toBe('Portfolio · Investor portal');
  expect(document.body).toHaveFocus();
  const tab = () => screen.getByRole('link', { name: 'Successful Commitments' });
  await userEvent.click(tab());
  expect(tab()).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Stock Position' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Stock Position' })).toHaveFocus();
  expect(document.title).toBe('Stock Position · Investor portal');
  // Only the query changes.
  await userEvent.click(tab());
  expect(tab()).toHaveFocus();
});

describe('in a frame', () => {
  frameIn({});

  it.each([
    ['leaves the focus in the page around it', false],
    // Nobody types in a tab that is hidden.
    ['moves the focus in a hidden tab', true],
  ])('%s', async (_what, hidden) => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(false);
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Stock Position' }));
    const heading = await screen.findByRole('heading', { name: 'Stock Position' });
    expect(heading === document.activeElement).toBe(hidden);
  });
});

it('moves the focus to the heading when the query changes the title', async () => {
  open(<Steps />);
  await userEvent.click(screen.getByRole('link', { name: 'Successful Commitments' }));
  expect(await screen.findByRole('heading', { name: 'Step successful' })).toHaveFocus();
});
