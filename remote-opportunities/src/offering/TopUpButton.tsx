import { useTopUp } from '@investor-portal/shared/hooks/use-top-up';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { Button } from '@investor-portal/shared/ui/Button';

interface TopUpButtonProps {
  /** What the wallet lacks; null when it lacks nothing, or when that is unknown. */
  missing: Centavos | null;
  currency: string;
}

/** Leads to the platform's own way to add money; renders nothing where there is none. */
export function TopUpButton({ missing, currency }: TopUpButtonProps) {
  const askForMoney = useTopUp();
  if (missing === null || askForMoney === null) return null;
  return (
    <Button variant="secondary" size="sm" onClick={() => askForMoney({ missing, currency })}>
      Add money to your wallet
    </Button>
  );
}
