import { useTopUp } from '@investor-portal/shared/hooks/use-top-up';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { Button } from '@investor-portal/shared/ui/Button';

interface TopUpButtonProps {
  /** The amount that the wallet lacks. Null if it has enough or the balance is unknown. */
  missing: Centavos | null;
  currency: string;
}

/** Opens the platform's own page to add money. Renders nothing if the platform has none. */
export function TopUpButton({ missing, currency }: TopUpButtonProps) {
  const askForMoney = useTopUp();
  if (missing === null || askForMoney === null) return null;
  return (
    <Button variant="secondary" size="sm" onClick={() => askForMoney({ missing, currency })}>
      Add money to your wallet
    </Button>
  );
}
