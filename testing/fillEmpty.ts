const memberOf = (value: unknown, key: string | number): unknown =>
  (value as Record<string | number, unknown> | undefined)?.[key];

/**
 * Fills every empty place of a new content file (an empty text, a zero, an empty list) with what
 * stands at that place in another file.
 */
export function fillEmpty(value: unknown, model: unknown): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0) return model;
    return value.map((item, index) =>
      fillEmpty(item, memberOf(model, index) ?? memberOf(model, 0)),
    );
  }
  if (value === null || typeof value !== "object") {
    return value === "" || value === 0 ? model : value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillEmpty(item, memberOf(model, key))]),
  );
}
