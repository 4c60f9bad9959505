import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { RangePicker } from './RangePicker';
import { useRange } from './date-range';

beforeEach(pointAtSandbox);

function Page() {
  const [range, setRange] = useRange();
  return <RangePicker range={range} onChange={setRange} />;
}

function open(search: string) {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], {
    initialEntries: [`/${search}`],
  });
  render(<RouterProvider router={router} />);
  return { router, start: screen.getByLabelText<HTMLInputElement>('Start Date') };
}

it('reads the range from the URL and writes changes back', () => {
  const { router, start } = open('?start=2026-11-01&end=2026-11-21&x=1');
  expect(start).toHaveValue('2026-11-01');
  fireEvent.change(start, { target: { value: '2026-10-01' } });
  expect(router.state.location.search).toBe('?start=2026-10-01&end=2026-11-21&x=1');
});

it('updates the field at once, so that the browser keeps partial input', () => {
  const { start } = open('?start=2026-11-01&end=2026-11-21');
  let shown = '';
  act(() => {
    // Typing the month of 10/15: only its first digit so far.
    fireEvent.change(start, { target: { value: '2026-01-01' } });
    shown = start.value;
  });
  expect(shown).toBe('2026-01-01');
});
