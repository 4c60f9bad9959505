import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@investor-portal/shared/partner-api/errors';
import { showToast } from '@investor-portal/shared/session/toast';
import { Button } from '@investor-portal/shared/ui/Button';
import type { DatedDeadline } from './deadline-event';

/** Saves a calendar file with an alarm for a deadline. The code that writes it loads on demand. */
export function CalendarButton(deadline: DatedDeadline) {
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const { saveDeadline } = await import('./save-deadline');
      await saveDeadline(deadline);
    } catch (error) {
      showToast({ kind: 'failure', message: messageOf(error) });
    }
    setSaving(false);
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<CalendarPlus aria-hidden="true" />}
      busy={saving}
      onClick={() => void save()}
    >
      Add to calendar
    </Button>
  );
}
