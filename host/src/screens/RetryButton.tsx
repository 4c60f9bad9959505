import { RotateCw } from 'lucide-react';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { Button } from '@investor-portal/shared/ui/Button';

export function RetryButton({ busy = false, onClick }: { busy?: boolean; onClick: () => void }) {
  return (
    <Button ref={transferFocus} icon={<RotateCw />} busy={busy} onClick={onClick}>
      Retry
    </Button>
  );
}
