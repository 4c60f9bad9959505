import type { OptionsWithExtraProps } from 'notistack';
import type { Toast } from '@investor-portal/shared/session/toast';

declare module 'notistack' {
  interface VariantOverrides {
    default: { kind: Toast['kind'] };
  }
}

/** How long a toast stays, in ms; `null` stays until it is dismissed (spec §8, §9). */
export const durations: Record<Toast['kind'], number | null> = {
  success: 5000,
  failure: 3000,
  info: 4000,
  loading: null,
};

export const titles: Record<Toast['kind'], string | null> = {
  success: 'Success!',
  failure: 'Failed!',
  info: null,
  loading: null,
};

/** Positions of spec §9: bottom right, failures top right. The card itself counts the time. */
export function toastOptions({ kind }: Toast): OptionsWithExtraProps<'default'> {
  return {
    variant: 'default',
    kind,
    autoHideDuration: null,
    anchorOrigin: { vertical: kind === 'failure' ? 'top' : 'bottom', horizontal: 'right' },
  };
}
