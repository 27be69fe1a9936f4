/** The value at a path of keys and indexes, such as 'hotlines.0.phone'; undefined where there is none. */
export function readSettingPath(settings: unknown, path: string): unknown {
  let found = settings;
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return found;
}

/** Every text, number and switch with its path; empty lists as a whole. */
export function listSettingPaths(settings: unknown, path = ''): { path: string; value: unknown }[] {
  const entries = typeof settings === 'object' && settings !== null ? Object.entries(settings) : [];
  if (entries.length === 0) return [{ path, value: settings }];
  return entries.flatMap(([key, value]) => listSettingPaths(value, path ? `${path}.${key}` : key));
}
