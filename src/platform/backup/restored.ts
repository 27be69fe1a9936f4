import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a copy knows of its being one. */
export interface RestoredMark {
  /** The folder of the back-up. */
  from: string;
  /** What was announced before was announced by the original, too. */
  silentBefore: string;
  /** Whether somebody has said that the copy takes over, and that the mails from before are not sent. */
  isResumed?: boolean;
}

const pathOf = (dataDir: string) => join(dataDir, 'restored.json');

/** The mark of a data folder that came from a back-up; null for one that did not, or that is an original again. */
export function readRestored(dataDir: string): RestoredMark | null {
  const path = pathOf(dataDir);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as RestoredMark) : null;
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
