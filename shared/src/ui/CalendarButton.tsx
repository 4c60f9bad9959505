import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { showToast } from '@investor-portal/shared/session/toast';
import type { CalendarEvent } from '../calendar/calendar-file';
import { saveFile } from '../storage/save-file';
import { Button } from './Button';

interface CalendarButtonProps {
  name: string;
  eventsAt: (now: number) => readonly CalendarEvent[];
  variant: 'secondary' | 'quiet';
}

export function CalendarButton({ name, eventsAt, variant }: CalendarButtonProps) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const { calendarFile } = await import(
        /* webpackChunkName: "calendar-file" */ '../calendar/calendar-file'
      );
      const now = serverNow();
      const text = calendarFile(eventsAt(now), now);
      const file = `${name}.ics`;
      saveFile({ name: file, type: 'text/calendar;charset=utf-8', text });
      const message = `We asked your browser to save ${file}. No file? Add the date yourself.`;
      showToast({ kind: 'info', message });
    } catch {
      const message = 'We couldn’t make the calendar file. Please try again.';
      showToast({ kind: 'failure', message });
    }
    setSaving(false);
  };
  return (
    <Button
      variant={variant}
      size="sm"
      icon={<CalendarPlus aria-hidden="true" />}
      busy={isSaving}
      onClick={() => void save()}
    >
      Add to calendar
    </Button>
  );
}
