import { render, screen } from '@testing-library/react';
import { showToast } from '../session/toast';
import { AfterToast } from './AfterToast';

const delay = () => parseFloat(screen.getByText('Not today.').style.animationDelay);

it('waits for the toast that says the same', () => {
  showToast({ kind: 'failure', message: 'Not today.' });
  render(<AfterToast>Not today.</AfterToast>);
  expect(delay()).toBeGreaterThan(2_000);
  expect(delay()).toBeLessThanOrEqual(3_000);
});

it('is there at once where the last toast said something else', () => {
  showToast({ kind: 'failure', message: 'Not tomorrow.' });
  render(<AfterToast>Not today.</AfterToast>);
  expect(delay()).toBe(0);
});
