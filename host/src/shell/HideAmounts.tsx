import { Eye } from 'lucide-react';
import { useHideAmounts } from '@investor-portal/shared/session/amounts-hidden';
import { Button } from '@investor-portal/shared/ui/Button';

/** Hides the investor's own figures on every screen, and shows them again (decision 28). */
export function HideAmounts() {
  const [hidden, toggle] = useHideAmounts();
  return (
    <Button
      variant="quiet"
      icon={
        <Eye size={20} aria-hidden>
          {/* Crossed out: one icon weighs less than two. */}
          {hidden ? <path d="m3 3 18 18" /> : null}
        </Eye>
      }
      aria-pressed={hidden}
      // Its name and tooltip: as a label or a text, a search for a form's 'Amount' field would find it too.
      title="Hide amounts"
      onClick={toggle}
    />
  );
}
