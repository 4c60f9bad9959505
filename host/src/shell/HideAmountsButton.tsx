import { Eye } from 'lucide-react';
import { useHideAmounts } from '@investor-portal/shared/session/amounts-hidden';
import { Button } from '@investor-portal/shared/ui/Button';

/** Hides the investor's own amounts on every screen, or shows them again (decision 28). */
export function HideAmountsButton() {
  const [hidden, toggle] = useHideAmounts();
  return (
    <Button
      variant="quiet"
      icon={
        <Eye size={20} aria-hidden>
          {/* A stroke through the icon is smaller than a second icon. */}
          {hidden ? <path d="m3 3 18 18" /> : null}
        </Eye>
      }
      aria-pressed={hidden}
      // Tests find a form's 'Amount' field by its label. They would find a label here, too, so the name is a title.
      title="Hide amounts"
      onClick={toggle}
    />
  );
}
