/** Joins objects into one without evaluating their getters, which describe a record once a template reads it. */
export function joinParts<First extends object, Second extends object>(
  first: First,
  second: Second,
): First & Second {
  return Object.defineProperties(
    {},
    {...Object.getOwnPropertyDescriptors(first), ...Object.getOwnPropertyDescriptors(second)},
  ) as First & Second;
}
