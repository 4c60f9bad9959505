/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import type { AppRequest } from '@investor-portal/embed/messages';
import { setApp } from '@investor-portal/shared/session/session-host';
import { hideAmounts } from '../testing/hide-amounts';
import { recordToasts } from '../testing/record-toasts';
import { HideableFigures } from '../ui/HideableFigures';
import { printPage } from './print-page';

const toasts = recordToasts();

beforeEach(() => void jest.useFakeTimers());

const message = 'If no print window opened, you can’t print here. Take a screenshot instead.';

it.each([
  [
    'no alternative if the browser prints',
    () => window.dispatchEvent(new Event('beforeprint')),
    [],
  ],
  ['an alternative if a frame does not allow it', () => undefined, [{ kind: 'info', message }]],
  ['an alternative if a web view cannot print', undefined, [{ kind: 'info', message }]],
])('offers %s', (_what, print, offered) => {
  Object.defineProperty(window, 'print', { configurable: true, value: print });
  printPage();
  jest.advanceTimersByTime(2_000);
  expect(toasts).toEqual(offered);
});

describe('in an app that prints', () => {
  const ask = jest.fn<Promise<void>, [AppRequest]>();
  beforeEach(() => {
    jest.useRealTimers();
    setApp({ can: ['print'], ask });
  });
  afterEach(() => setApp(undefined));

  const asked = (answer: () => Promise<void>) =>
    new Promise<AppRequest>((resolve) => {
      ask.mockImplementation((request) => {
        resolve(request);
        return answer();
      });
      printPage();
    });

  it('the app gets the page with amounts that the page goes on hiding, and the browser does not print', async () => {
    const print = jest.fn();
    Object.defineProperty(window, 'print', { configurable: true, value: print });
    document.title = 'Statement';
    const { container } = render(createElement(HideableFigures, null, 'PHP 9,000.00'));
    hideAmounts(true);
    expect(screen.getByText('Amount hidden')).toBeInTheDocument();
    const request = await act(() => asked(() => Promise.resolve()));
    const html = expect.stringMatching(/^<!doctype html><html.*PHP 9,000\.00/s);
    expect(request).toEqual({ action: 'portal:print', value: { title: 'Statement', html } });
    expect(container).not.toHaveTextContent('9,000.00');
    expect(print).not.toHaveBeenCalled();
    expect(toasts).toEqual([]);
    hideAmounts(false);
  });

  it('an alternative is offered if the app does not confirm', async () => {
    await asked(() => Promise.reject(new Error('no printer')));
    await new Promise((resolve) => setTimeout(resolve));
    const message = 'The app did not confirm that it prints. You can take a screenshot instead.';
    expect(toasts).toEqual([{ kind: 'failure', message }]);
  });
});
