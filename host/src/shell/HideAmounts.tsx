import { Eye, EyeOff } from 'lucide-react';
import { useHideAmounts } from '@investor-portal/shared/session/amounts-hidden';
import { Button } from '@investor-portal/shared/ui/Button';
import { VisuallyHidden } from '@investor-portal/shared/ui/VisuallyHidden';

/** Hides the investor's own figures on every screen, and shows them again (decision 28). */
export function HideAmounts() {
  const [hidden, toggle] = useHideAmounts();
  const Icon = hidden ? EyeOff : Eye;
  return (
    <Button
      variant="quiet"
      icon={<Icon size={20} aria-hidden />}
      aria-pressed={hidden}
      title="Hide amounts"
      onClick={toggle}
    >
      <VisuallyHidden>Hide amounts</VisuallyHidden>
    </Button>
  );
}
