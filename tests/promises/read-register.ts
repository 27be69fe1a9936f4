import { readFileSync } from 'node:fs';

/** Words that cover sentences: all sentences that contain them, or a whole passage that begins with them. */
export interface Words {
  where: string;
  words: string;
  coversPassage: boolean;
}

export interface Line extends Words {
  id: string;
  keptBy: { file: string; title: string }[];
}

/** The tables of the register. @throws when a row does not have its table's shape */
export function readRegister(file: string): { lines: Line[]; others: Words[] } {
  const [, kept = '', rest = ''] = readFileSync(file, 'utf8').split(/^## .*$/m);
  return {
    lines: rowsOf(kept, 4).map(([id = '', where = '', sentence = '', keptBy = '']) => ({
      id,
      ...wordsOf(where, sentence),
      keptBy: keptBy.split('<br>').map(testOf),
    })),
    others: rowsOf(rest, 3).map(([where = '', sentence = '']) => wordsOf(where, sentence)),
  };
}

function rowsOf(section: string, width: number): string[][] {
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim()),
    )
    .slice(2);
  const malformed = rows.find((row) => row.length !== width || row.includes(''));
  if (malformed)
    throw new Error(`A row of the register should have ${width} cells: ${malformed.join(' | ')}`);
  return rows;
}

function wordsOf(where: string, cell: string): Words {
  const words = /^`(.+)`$/.exec(cell)?.[1];
  if (!words) throw new Error(`The words of a line must stand between backticks: ${cell}`);
  const coversPassage = words.endsWith(' …');
  return { where, words: coversPassage ? words.slice(0, -2) : words, coversPassage };
}

function testOf(cell: string): { file: string; title: string } {
  const [, file, title] = /^`([^`]+)` (.+)$/.exec(cell.trim()) ?? [];
  if (!file || !title) throw new Error(`A test must be named by its file and words of its title: ${cell}`);
  return { file, title };
}
