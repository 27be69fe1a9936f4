import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Gives a command of the office beside the running site, in the name of a member of staff. @returns what it prints */
export async function office(command: string, flags: Record<string, string>): Promise<string> {
  const given = Object.entries({ as: 'lan', ...flags }).flatMap(([flag, value]) => [`--${flag}`, value]);
  const { stdout } = await promisify(execFile)(process.execPath, ['src/entry/office.ts', command, ...given], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '' },
  });
  return stdout;
}
