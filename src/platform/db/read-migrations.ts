import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MigrationFile {
  name: string;
  text: string;
  sha256: string;
  /** Removes what the previous version uses, which therefore cannot start any more: `-- contracts`. */
  contracts: boolean;
  /** Runs statement by statement, as CREATE INDEX CONCURRENTLY must: `-- no transaction`. */
  isOutsideTransaction: boolean;
}

/** The numbered SQL files of a folder, in order. Comments in their first lines may hold marks. */
export function readMigrations(folder: string): MigrationFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    const marks = marksOf(text);
    return {
      name,
      text,
      sha256: createHash('sha256').update(text).digest('hex'),
      contracts: marks.includes('contracts'),
      isOutsideTransaction: marks.includes('no transaction'),
    };
  });
}

/** The statements of a file that runs outside a transaction; each ends with a semicolon at the end of a line. */
export function statementsOf({ text }: MigrationFile): string[] {
  return text
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/^--.*$/gm, '').trim() !== '');
}

function marksOf(text: string): string[] {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('--'));
  return lines.slice(0, end === -1 ? lines.length : end).map((line) => line.slice(2).trim());
}
