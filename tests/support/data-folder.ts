import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new data folder for a test's site or database. It is accessible to PostgreSQL's own user, so that the cluster is in it and is
 * deleted with it, instead of staying in the system's state folder.
 */
export function makeDataFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `neo-viet-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
