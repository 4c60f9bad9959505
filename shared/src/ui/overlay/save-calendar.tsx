import type { ReactElement } from 'react';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { showToast } from '@investor-portal/shared/session/toast';
import { formatDateTime } from '../../rules/dates';
import { saveFile, sentenceOf } from '../../storage/save-file';
import { calendarFile, type CalendarEvent } from '../../calendar/calendar-file';
import { Button } from '../Button';
import { FileAlternatives } from '../FileAlternatives';
import { Stack } from '../Layout';
import { Dialog } from './Dialog';

/** The files that were requested on this page. An investor who requests a file again has probably not received it. */
const requested = new Set<string>();

/** Saves the events as a calendar file, and says so. Returns a dialog if the investor needs another way to get the file. */
export async function saveCalendar(
  name: string,
  eventsAt: (now: number) => readonly CalendarEvent[],
  onClose: () => void,
): Promise<ReactElement | undefined> {
  const now = serverNow();
  const events = eventsAt(now);
  const text = calendarFile(events, now);
  const file = { name: `${name}.ics`, type: 'text/calendar;charset=utf-8', text };
  const outcome = await saveFile(file);
  const isRequested = outcome === 'requested';
  const isRepeated = requested.has(name);
  requested.add(name);
  if (outcome !== 'taken' && (isRepeated || !isRequested)) {
    const readable = events
      .map(({ title, shown }) => `${title}: ${formatDateTime(shown)}`)
      .join('\n');
    const close = (
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    );
    return (
      <Dialog open onClose={onClose} title="Add to calendar" actions={close}>
        <Stack $gap={3}>
          <p>{sentenceOf(outcome, file.name)}</p>
          <FileAlternatives file={file} outcome={outcome} readable={readable} />
        </Stack>
      </Dialog>
    );
  }
  const hint = isRequested ? ' No file? Press again for other ways.' : '';
  showToast({ kind: 'info', message: `${sentenceOf(outcome, file.name)}${hint}` });
  return undefined;
}
