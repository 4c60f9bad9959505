import { CalendarPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { showToast } from '@investor-portal/shared/session/toast';
import type { CalendarEvent } from '../../calendar/calendar-file';
import { Button } from '../Button';

interface CalendarButtonProps {
  name: string;
  eventsAt: (now: number) => readonly CalendarEvent[];
  variant: 'secondary' | 'quiet';
}

export function CalendarButton({ name, eventsAt, variant }: CalendarButtonProps) {
  const [isSaving, setSaving] = useState(false);
  const [dialog, setDialog] = useState<ReactNode>();
  const save = async () => {
    setSaving(true);
    try {
      // The chunk has no name, because modules that named chunks share may move into the script of all screens.
      const { saveCalendar } = await import('./save-calendar');
      setDialog(await saveCalendar(name, eventsAt, () => setDialog(null)));
    } catch {
      const message = 'We couldn’t make the calendar file. Please try again.';
      showToast({ kind: 'failure', message });
    }
    setSaving(false);
  };
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        icon={<CalendarPlus aria-hidden="true" />}
        busy={isSaving}
        onClick={() => void save()}
      >
        Add to calendar
      </Button>
      {dialog}
    </>
  );
}
