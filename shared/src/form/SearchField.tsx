import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { bareControl, edge } from './Field.styled';

/** How long an investor pauses before the search begins, ms. */
const pauseMs = 300;

interface SearchFieldProps {
  /** For screen readers: 'Search campaigns'. */
  label: string;
  /** What the search looks into: 'Issuer, code or place'. */
  placeholder: string;
  maxLength: number;
  /** What is searched for now. */
  value: string;
  /** Called when the investor pauses, presses Enter or clears the field. */
  onChange: (value: string) => void;
  /** Takes the focus when it appears. */
  takesFocus?: boolean | undefined;
}

/**
 * A search that begins while the investor types. What is typed is the field's own: the address may follow seconds later, so
 * it is shown only where it changes by itself (Back, Clear) while the field has no focus.
 */
export function SearchField({
  label,
  placeholder,
  maxLength,
  value,
  onChange,
  takesFocus = false,
}: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  /** What was searched for last, here or by the address. */
  const [sent, setSent] = useState(value);
  /** The `value` that the field has taken note of. */
  const [seen, setSeen] = useState(value);
  const [focused, setFocused] = useState(false);
  if (value !== seen && (value === sent || !focused)) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const input = useRef<HTMLInputElement>(null);
  const commit = (text: string) => {
    setTyped(text);
    setSent(text);
    if (text !== sent) onChange(text);
  };
  const onPause = useEffectEvent((text: string) => {
    // The address may have replaced what was typed.
    if (text === typed) commit(text);
  });
  useEffect(() => {
    const timer = window.setTimeout(() => onPause(typed), pauseMs);
    return () => window.clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Box>
      <Search aria-hidden="true" size={18} />
      <Input
        ref={input}
        type="search"
        name="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(typed);
        }}
      />
      {typed === '' ? null : (
        <Clear
          type="button"
          aria-label="Clear search"
          onClick={() => {
            commit('');
            input.current?.focus();
          }}
        >
          <X aria-hidden="true" size={18} />
        </Clear>
      )}
    </Box>
  );
}

const Box = styled.div`
  ${edge}
  position: relative;
  display: flex;
  flex: 1 1 8rem;
  align-items: center;
  min-width: 0;

  > svg {
    position: absolute;
    inset-inline-start: 0.75rem;
    color: ${tokens.colour['ink-quiet']};
    pointer-events: none;
  }
`;

const Input = styled.input`
  ${bareControl}
  padding-inline: 2.375rem 0.75rem;
  text-overflow: ellipsis;

  &:not(:placeholder-shown) {
    padding-inline-end: 2.75rem;
  }

  /* The button beside it does the same in every browser. */
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled.button`
  position: absolute;
  inset-inline-end: 0;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 2.75rem;
  height: 100%;
  background: none;
  border: 0;
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour['ink-soft']};
  cursor: pointer;
`;
