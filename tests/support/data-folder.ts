import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A fresh data folder for a site or database of a test. PostgreSQL's own user gets in, so that the cluster lies in it and
 * goes with it instead of staying in the system's state folder.
 */
export function makeDataFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `neo-viet-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
