import { SnackbarContent, useSnackbar, type SnackbarKey } from 'notistack';
import { AlertTriangle, CheckCircle2, Info, LoaderCircle, X } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type PointerEvent,
} from 'react';
import { styled } from 'styled-components';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { plainText } from '@investor-portal/shared/rules/plain-text';
import { type Toast, onToast } from '@investor-portal/shared/session/toast';
import { SmallText } from '@investor-portal/shared/ui/Layout';
import { NoWrap, noWrap } from '@investor-portal/shared/ui/NoWrap';
import { touchArea } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

const { success, failure } = errorCatalogue;

/** The title, the icon, the colour and the time in ms that a toast stays. Null means until it is dismissed (spec §8, §9). */
const kinds = {
  success: { ...success, icon: CheckCircle2, colour: tokens.colour.positive },
  failure: { ...failure, icon: AlertTriangle, colour: tokens.colour.danger },
  info: { title: null, ms: 4000, icon: Info, colour: tokens.colour['accent-text'] },
  loading: { title: null, ms: null, icon: LoaderCircle, colour: tokens.colour['accent-text'] },
} as const satisfies Record<Toast['kind'], object>;

interface ToastCardProps extends Pick<ComponentProps<'div'>, 'ref' | 'style'> {
  id: SnackbarKey;
  toast: Toast;
}

/** A success may hide its amounts, but a failure shows its figures, which are the reason (decision 28). */
export function ToastCard({ id, toast, ...props }: ToastCardProps) {
  const { kind } = toast;
  const message = plainText(toast.message);
  const { closeSnackbar } = useSnackbar();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const dismiss = () => closeSnackbar(id);
  const { offset, handlers } = useSwipe(dismiss);
  const { title, ms, icon: Icon } = kinds[kind];
  useAutoDismiss(ms, hovered || focused, identityOf(toast), dismiss);
  return (
    <SnackbarContent
      {...props}
      // Only the layer announces it (Toaster).
      role="group"
      data-toast={kind}
      data-toast-key={id}
      tabIndex={-1}
      // A tap leaves the mouse position behind. With `mouseenter`, a toast that appears there would count as hovered.
      onMouseMove={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Without this, Escape would also close an open dialog.
        event.preventDefault();
        dismiss();
      }}
      {...handlers}
    >
      <Card $kind={kind} style={{ translate: `${offset}px 0` }}>
        <Icon size={20} aria-hidden />
        <div>
          {title ? <strong>{title}</strong> : null}
          {message ? (
            <SmallText $soft dir="auto">
              {kind === 'success' ? <NoWrap hideable>{message}</NoWrap> : noWrap(message)}
            </SmallText>
          ) : null}
        </div>
        <Close type="button" aria-label="Dismiss" onClick={dismiss}>
          <X size={16} aria-hidden />
        </Close>
      </Card>
    </SnackbarContent>
  );
}

/** 356 px wide with normal text (spec §9), or as wide as a phone's content. */
const Card = styled.div<{ $kind: Toast['kind'] }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[3]};
  align-items: start;
  width: min(22.25rem, calc(100vw - 2 * ${tokens.space[4]}));
  padding: ${tokens.space[3]} ${tokens.space[3]} ${tokens.space[3]} ${tokens.space[4]};
  background: ${tokens.colour.raised};
  border: 1px solid ${tokens.colour.line};
  border-left: 4px solid ${({ $kind }) => kinds[$kind].colour};
  border-radius: ${tokens.radius.md};
  box-shadow: ${tokens.shadow[3]};
  /* Without this the browser takes a swipe for scrolling and cancels it. */
  touch-action: pan-y;

  > svg {
    max-width: none;
    margin-top: 2px;
    color: ${({ $kind }) => kinds[$kind].colour};
  }
`;

const Close = styled.button`
  position: relative;
  display: grid;
  place-content: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: transparent;
  color: ${tokens.colour['ink-soft']};
  cursor: pointer;
  ${touchArea('1.75rem', '1.75rem')}

  &:hover {
    background: ${tokens.colour.sunken};
  }
`;

/** Dismisses after `ms`, without pauses. An identical toast restarts the whole time, because the card stands for both. */
function useAutoDismiss(
  ms: number | null,
  isPaused: boolean,
  identity: string,
  dismiss: () => void,
): void {
  const onTimeout = useEffectEvent(dismiss);
  const remaining = useRef(ms);
  useEffect(() => {
    if (ms === null) return;
    let endsAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      if (isPaused) return;
      const rest = remaining.current ?? ms;
      endsAt = performance.now() + rest;
      timer = setTimeout(() => onTimeout(), rest);
    };
    run();
    const stop = onToast((toast) => {
      if (identityOf(toast) !== identity) return;
      clearTimeout(timer);
      remaining.current = ms;
      run();
    });
    return () => {
      stop();
      clearTimeout(timer);
      if (!isPaused) remaining.current = Math.max(0, endsAt - performance.now());
    };
  }, [ms, isPaused, identity]);
}

export function identityOf({ kind, message }: Toast): string {
  return `${kind} ${plainText(message)}`;
}

/** The distance that dismisses a toast, px (spec §9). */
const swipeThreshold = 20;

/** A finger or a pen dismisses a toast with a swipe to the right. A mouse selects text instead. */
function useSwipe(dismiss: () => void) {
  const startX = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const stop = () => {
    startX.current = null;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const { pointerType, button, target } = event;
        // Capturing the pointer would prevent a click on the button.
        const isOnButton = target instanceof Element && target.closest('button') !== null;
        if (pointerType === 'mouse' || button !== 0 || isOnButton) return;
        // Without capture, a release outside the toast is missed, and the toast follows the pointer when it returns.
        event.currentTarget.setPointerCapture(event.pointerId);
        startX.current = event.clientX;
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (startX.current === null) return;
        setOffset(Math.max(0, event.clientX - startX.current));
      },
      onPointerUp() {
        if (offset < swipeThreshold) return stop();
        startX.current = null;
        dismiss();
      },
      onPointerCancel: stop,
    },
  };
}
