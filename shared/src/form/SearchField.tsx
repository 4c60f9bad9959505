import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { bareControl, edge } from './Field.styled';

/** The search starts when the investor has paused for this many ms. */
const pauseMs = 300;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
  takesFocus?: boolean | undefined;
}

/** Keeps the typed text, because the address may follow seconds later. An unfocused field follows changes of the address. */
export function SearchField({
  label,
  placeholder,
  maxLength,
  value,
  onChange,
  takesFocus = false,
}: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  /** The last search text, from this field or from the address. */
  const [lastSearch, setLastSearch] = useState(value);
  /** The last `value` that the field has handled. */
  const [lastValue, setLastValue] = useState(value);
  const [focused, setFocused] = useState(false);
  if (value !== lastValue && (value === lastSearch || !focused)) {
    setLastValue(value);
    if (value !== lastSearch) {
      setLastSearch(value);
      setTyped(value);
    }
  }
  const input = useRef<HTMLInputElement>(null);
  const commit = (text: string) => {
    setTyped(text);
    setLastSearch(text);
    if (text !== lastSearch) onChange(text);
  };
  const onPause = useEffectEvent((text: string) => {
    // The address may have replaced the typed text.
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

  /* The Clear button does the same in every browser. */
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
