import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyComponent } from './LazyComponent';

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

test('shows that it loads, then the part with its props', async () => {
  const Part = lazyComponent(() => Promise.resolve(Greeting));
  render(<Part name="Ana" />);
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(await screen.findByText('Hello Ana')).toBeVisible();
});

test('a part that failed to load is loaded by Retry', async () => {
  let tries = 0;
  const Part = lazyComponent(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('chunk')) : Promise.resolve(Greeting);
  });
  render(<Part name="Ben" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello Ben')).toBeVisible();
  expect(screen.getByText('Hello Ben')).toHaveFocus();
});

test('a part that failed to load is loaded when the connection is back', async () => {
  let online = false;
  const Part = lazyComponent(() =>
    online ? Promise.resolve(Greeting) : Promise.reject(new Error('chunk')),
  );
  render(<Part name="Dino" />);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  online = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello Dino')).toBeVisible();
});

test('a preloaded part is there at once, and is fetched once', async () => {
  let tries = 0;
  const Part = lazyComponent(() => {
    tries += 1;
    return Promise.resolve(Greeting);
  });
  Part.preload();
  await Promise.resolve();
  await Promise.resolve();
  render(<Part name="Cruz" />);
  expect(screen.getByText('Hello Cruz')).toBeVisible();
  expect(await screen.findByText('Hello Cruz')).toBeVisible();
  expect(tries).toBe(1);
});
