import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { exportedNames, toKebab } from './file-names.ts';

const wordsFile = 'docs/domain/words.md';

/** The names that `docs/domain/words.md` lists as retired, in kebab-case. */
export function readRetiredWords(): string[] {
  const section = readFileSync(wordsFile, 'utf8').split('## Retired in names')[1] ?? '';
  const rows = section.split('\n').filter((line) => /^\| [a-z]/.test(line) && !line.startsWith('| retired'));
  const words = rows.flatMap((row) => (row.split('|')[1] ?? '').split(',').map((word) => word.trim()));
  if (words.length === 0) throw new Error(`${wordsFile} lists no retired words`);
  return words;
}

/** Retired words in the name of a file and of its exports: whole words, anywhere in the name. */
export function retiredWordsIn(file: string, source: string, retired: readonly string[]): string[] {
  const names = [basename(file).replace(/\..*$/, ''), ...exportedNames(file, source).map(toKebab)];
  return retired.flatMap((word) =>
    names
      .filter((name) => `-${name}-`.includes(`-${word}-`))
      .map((name) => `'${name}' says '${word}', which ${wordsFile} has retired`),
  );
}
