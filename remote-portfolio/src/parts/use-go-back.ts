import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The way back to where one came from, so that a list is found as it was left; to `fallback` when this is the
 * first page one opened.
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(fallback) : navigate(-1));
}
