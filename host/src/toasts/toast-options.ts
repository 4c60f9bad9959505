import type { OptionsWithExtraProps } from 'notistack';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import type { Toast } from '@investor-portal/shared/session/toast';

declare module 'notistack' {
  interface VariantOverrides {
    default: { kind: Toast['kind'] };
  }
}

const { success, failure } = errorCatalogue;

/** The time that a toast stays, in ms. Null means until it is dismissed (spec §8, §9). */
export const durations: Record<Toast['kind'], number | null> = {
  success: success.ms,
  failure: failure.ms,
  info: 4000,
  loading: null,
};

export const titles: Record<Toast['kind'], string | null> = {
  success: success.title,
  failure: failure.title,
  info: null,
  loading: null,
};

/** The positions of spec §8 and §9: bottom right, and top right for failures. ToastCard runs the timer itself. */
export function toastOptions({ kind }: Toast): OptionsWithExtraProps<'default'> {
  const { corner } = kind === 'failure' ? failure : success;
  return {
    variant: 'default',
    kind,
    autoHideDuration: null,
    anchorOrigin: { vertical: corner === 'top-right' ? 'top' : 'bottom', horizontal: 'right' },
  };
}
