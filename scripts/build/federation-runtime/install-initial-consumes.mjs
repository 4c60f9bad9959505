/** An entry takes nothing from the share scope before one of its chunks does. */
export function installInitialConsumes({ initialConsumes }) {
  if (initialConsumes.length > 0)
    throw new Error('A remote must not share eagerly (shared/federation/singletons.cjs).');
}
