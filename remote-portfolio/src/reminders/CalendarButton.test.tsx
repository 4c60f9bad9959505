import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { configure } from '@investor-portal/shared/testing/configure';
import { CalendarButton } from './CalendarButton';

const saved: { name: string; text: Promise<string> }[] = [];
// jsdom has neither.
beforeEach(() => {
  configure();
  URL.createObjectURL = (blob: Blob) => {
    saved.push({ name: '', text: blob.text() });
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const last = saved.at(-1);
    if (last) last.name = this.download;
  });
});
afterEach(() => jest.restoreAllMocks());

it('saves a calendar file with the deadline and an alarm', async () => {
  const commitment = {
    guid: 'c1',
    commitmentCode: 'COM-2026-1',
    nameOfIssuer: 'Kape Co.',
    campaignCode: 'CAM-1',
  };
  render(
    <CalendarButton kind="reconfirm" commitment={commitment} at={Date.UTC(2126, 10, 30, 4)} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('reconfirm-COM-2026-1.ics');
  const text = await saved[0]?.text;
  expect(text).toContain('DTSTART:21261130T040000Z');
  expect(text).toContain('BEGIN:VALARM');
});
