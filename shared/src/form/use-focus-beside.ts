import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether the focus is within the parent of an element: in the field that an error belongs to. */
export function useFocusBeside<E extends HTMLElement>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [beside, setBeside] = useState(false);
  useEffect(() => {
    const field = element.current?.parentElement;
    if (!field) return;
    const enter = () => setBeside(true);
    const leave = () => setBeside(false);
    field.addEventListener('focusin', enter);
    field.addEventListener('focusout', leave);
    return () => {
      field.removeEventListener('focusin', enter);
      field.removeEventListener('focusout', leave);
    };
  }, []);
  return [element, beside];
}
