import { satisfies } from 'compare-versions';

/** Returns whether a version is in a range; false if either is invalid. */
export function satisfy(version, range) {
  try {
    return satisfies(version, range);
  } catch {
    return false;
  }
}
