import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { forgetScrollPosition, useScrollRestoration } from './use-scroll-restoration';

function List({ rows = 20, persistentName }: { rows?: number; persistentName?: string }) {
  const area = useRef<HTMLElement>(null);
  useScrollRestoration(area, 'Commitments', rows > 0, persistentName);
  return <section ref={area} aria-label="Commitments" />;
}

const area = () => screen.getByRole('region');

function visit(entry: string, scrollTop?: number, list = <List />) {
  window.history.replaceState({ key: entry }, '');
  const view = render(list);
  const found = area().scrollTop;
  if (scrollTop !== undefined) area().scrollTop = scrollTop;
  view.unmount();
  return found;
}

it('a list restores its scroll position once on going back, also with late rows, and on every visit under a persistent name', () => {
  expect(visit('one', 730)).toBe(0);
  expect(visit('two')).toBe(0);
  expect(visit('one')).toBe(730);
  const newest = <List persistentName="newest" />;
  visit('six', 640, newest);
  visit('seven', 120, <List persistentName="expiring" />);
  expect(visit('eight', undefined, newest)).toBe(640);
  forgetScrollPosition('newest');
  expect(visit('nine', undefined, newest)).toBe(0);
  visit('four', 250);
  window.history.replaceState({ key: 'four' }, '');
  const view = render(<List rows={0} />);
  expect(area().scrollTop).toBe(0);
  view.rerender(<List rows={20} />);
  expect(area().scrollTop).toBe(250);
  area().scrollTop = 40;
  view.rerender(<List rows={30} />);
  expect(area().scrollTop).toBe(40);
});
