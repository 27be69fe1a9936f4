import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { collectPassages } from './collect-passages.ts';
import { isPromise } from './is-promise.ts';
import { type Passage, sentencesOf } from './passage.ts';
import { passagesOfCode } from './passages-of-code.ts';
import { readRegister, type Words } from './read-register.ts';

const register = readRegister('docs/domain/promises.md');
const words = [...register.lines, ...register.others];
const passages = collectPassages();

test('TRUE-05: every promise has a line in the register', () => {
  const open = passages
    .flatMap((passage) => promisesOf(passage).map((sentence) => ({ passage, sentence })))
    .filter(({ passage, sentence }) => !words.some((line) => covers(line, passage, sentence)))
    .map(({ passage, sentence }) => `${passage.where} | ${sentence}`);
  expect(open).toEqual([]);
});

test('TRUE-05: each line refers to an existing sentence', () => {
  const screens = passagesOfScreens(words);
  const gone = words.filter(
    (line) =>
      ![...passages, ...screens].some((passage) =>
        sentencesOf(passage).some((sentence) => covers(line, passage, sentence)),
      ),
  );
  expect(gone.map(({ where, words }) => `${where} | ${words}`)).toEqual([]);
});

test('TRUE-05: each line refers to an existing test', () => {
  const missing = register.lines.flatMap(({ id, keptBy }) =>
    keptBy
      .filter(({ file, title }) => !isTest(file) || !existsSync(file) || !titlesOf(file).includes(title))
      .map(({ file, title }) => `${id}: ${file} ${title}`),
  );
  expect(missing).toEqual([]);
});

test('TRUE-05: no line is duplicated', () => {
  const ids = register.lines.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('a promise is recognised by its wording, a question and a plain fact are not', () => {
  expect(isPromise('Tiền về trong 3 ngày làm việc.')).toBe(true);
  expect(isPromise('Chúng tôi gọi lại cho bạn.')).toBe(true);
  expect(isPromise('Bạn được đổi ngày.')).toBe(true);
  expect(isPromise('Bạn muốn chúng tôi gọi lại?')).toBe(false);
  expect(isPromise('Buổi sáng thường lặng gió.')).toBe(false);
});

/** Promises of a passage; headings and subjects in code are skipped, because they repeat the sentence below them. */
function promisesOf(passage: Passage): string[] {
  const isCode = /^(home|mail|screen) /.test(passage.where);
  return sentencesOf(passage).filter(
    (sentence) => isPromise(sentence) && !(isCode && !/[.!:]$/.test(sentence)),
  );
}

function covers({ where, words, coversPassage }: Words, passage: Passage, sentence: string): boolean {
  if (where !== passage.where) return false;
  return coversPassage ? passage.text.startsWith(words) : sentence.includes(words);
}

function passagesOfScreens(lines: Words[]): Passage[] {
  const named = new Set(lines.map(({ where }) => where).filter((where) => where.startsWith('screen ')));
  return globSync('src/web/**/*.{ts,tsx}')
    .map((file) => ({ file, where: `screen ${basename(file).replace(/\.tsx?$/, '')}` }))
    .filter(({ where }) => named.has(where))
    .flatMap(({ file, where }) => passagesOfCode(where, file));
}

function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file);
}

/** The source text of a test file's titles. */
function titlesOf(file: string): string {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/\b(?:test|it)(?:\.\w+(?:\([^)]*\))?)?\(\s*(['"`])(.*?)\1/gs)]
    .map(([, , title]) => title)
    .join('\n');
}
