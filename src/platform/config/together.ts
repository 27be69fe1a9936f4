import type { Environment } from './environment.ts';

/** Values of keys that are only valid together; null when none is given. @throws when some are missing */
export function together<Key extends keyof Environment>(
  config: Environment,
  keys: readonly Key[],
): Record<Key, string> | null {
  const given = keys.filter((key) => config[key]);
  if (given.length === 0) return null;
  if (given.length < keys.length)
    throw new Error(`The configuration is wrong:\n${keys.join(', ')} go together`);
  return Object.fromEntries(keys.map((key) => [key, String(config[key])])) as Record<Key, string>;
}
