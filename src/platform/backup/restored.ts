import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Marks a data folder as restored from a back-up. */
export interface RestoredMark {
  /** The folder of the back-up. */
  from: string;
  /** Events announced before this time were announced by the original as well. */
  silentBefore: string;
  /** Whether somebody has confirmed that the copy takes over and that mails from before are not sent. */
  isResumed?: boolean;
}

const pathOf = (dataDir: string) => join(dataDir, 'restored.json');

/** The mark of a data folder restored from a back-up; null for an original, or a copy that has become one. */
export function readRestored(dataDir: string): RestoredMark | null {
  const path = pathOf(dataDir);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as RestoredMark) : null;
}

/** Whether this is a restored copy that nobody has confirmed yet: it does not know what its original has sent and paid since. */
export function isHeldBack(dataDir: string): boolean {
  const mark = readRestored(dataDir);
  return mark !== null && !mark.isResumed;
}

export function noteRestored(dataDir: string, mark: RestoredMark): void {
  mkdirSync(dataDir, { recursive: true });
  const path = pathOf(dataDir);
  writeFileSync(`${path}.new`, JSON.stringify(mark));
  renameSync(`${path}.new`, path);
}

export function forgetRestored(dataDir: string): void {
  rmSync(pathOf(dataDir), { force: true });
}
