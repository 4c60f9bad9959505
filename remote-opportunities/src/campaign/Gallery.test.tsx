import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { Gallery } from './Gallery';

beforeAll(pointAtSandbox);

const files = ['http://localhost:4000/a.png', 'http://localhost:4000/b.png'];

it('the carousel keeps the focus on the button at the last picture', async () => {
  render(<Gallery files={files} label="Pictures" />);
  const next = screen.getByRole('button', { name: 'Next picture' });
  next.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('2 / 2');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
});

it('the carousel counts each of eight pictures that are swiped at a width that rounds up', () => {
  render(<Gallery files={Array.from({ length: 8 }, (_, at) => `${at}.png`)} label="Pictures" />);
  const track = screen.getByRole('list');
  const width = 327.6;
  Object.defineProperty(track, 'clientWidth', { value: Math.round(width) });
  track.getBoundingClientRect = () => DOMRect.fromRect({ width });
  for (let at = 1; at < 8; at += 1) fireEvent.scroll(track, { target: { scrollLeft: at * width } });
  expect(screen.getByRole('status')).toHaveTextContent('8 / 8');
});
