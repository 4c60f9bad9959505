import { satisfies } from 'compare-versions';

/** Whether a version is in a range. An invalid one never is. */
export function satisfy(version, range) {
  try {
    return satisfies(version, range);
  } catch {
    return false;
  }
}
