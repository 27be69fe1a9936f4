/** The paths of fields of a value that a schema left out of what it made of it. */
export function listUnknownFields(value: unknown, parsed: unknown): PropertyKey[][] {
  if (Array.isArray(value) && Array.isArray(parsed)) {
    return value.flatMap((one, index) => below(index, one, parsed[index]));
  }
  if (!isRecord(value) || !isRecord(parsed)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key in parsed ? below(key, one, parsed[key]) : [[key]],
  );
}

function below(key: PropertyKey, value: unknown, parsed: unknown): PropertyKey[][] {
  return listUnknownFields(value, parsed).map((path) => [key, ...path]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
