import { satisfies } from 'compare-versions';

/** Returns whether a version is in a range. Invalid versions and ranges never match. */
export function satisfy(version, range) {
  try {
    return satisfies(version, range);
  } catch {
    return false;
  }
}
