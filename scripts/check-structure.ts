import { globSync, readFileSync } from 'node:fs';
import { checkCircles } from './structure/check-circles.ts';
import { checkFaces } from './structure/check-faces.ts';
import { checkFloors } from './structure/check-floors.ts';
import { checkFolderCircles } from './structure/check-folder-circles.ts';
import { checkImports, checkReadme, placeOf } from './structure/check-imports.ts';
import { checkNamedPaths } from './structure/check-named-paths.ts';
import { checkNames } from './structure/check-names.ts';
import { notExcepted } from './structure/exceptions.ts';
import { isNamedAfterExport } from './structure/file-names.ts';
import { readImportGraph } from './structure/import-graph.ts';
import { shoutedConstants, smallKeywordsIn, smallSqlKeywords } from './structure/letter-case.ts';
import { longFunctions, mostLines } from './structure/long-functions.ts';
import { readRetiredWords, retiredWordsIn } from './structure/retired-words.ts';
import { sameKeys } from './structure/same-keys.ts';
import { foreignWrites, upwardReads } from './structure/table-owners.ts';

const graph = readImportGraph('src');
const problems: string[] = [
  ...checkImports(graph),
  ...checkNames(),
  ...checkReadme(),
  ...checkNamedPaths(),
  ...checkFloors(graph),
  ...checkCircles(readImportGraph('src', 'bench', 'deploy', 'scripts', 'tests')),
  ...checkFolderCircles(graph),
  ...checkFaces(graph),
];
checkExports();
checkWords();
checkLengths();
checkKeys();
checkLetterCase();
checkTests();
problems.push(...foreignWrites(), ...upwardReads((path) => placeOf(path)?.level));
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(
  'structure: levels, floors, module interfaces, names, paths in documents, retired words, table owners and function lengths are as they should be; no circular imports',
);
function checkExports(): void {
  const broken = sourceFiles().filter((file) => !isNamedAfterExport(file, readFileSync(file, 'utf8')));
  for (const file of notExcepted('scripts/structure/file-names.yaml', broken))
    problems.push(`${file}: is not named after what it exports`);
}

function checkWords(): void {
  const retired = readRetiredWords();
  for (const file of globSync('src/**/*.{ts,tsx}'))
    for (const one of retiredWordsIn(file, readFileSync(file, 'utf8'), retired))
      problems.push(`${file}: ${one}`);
}

function checkLengths(): void {
  const broken = sourceFiles().flatMap((file) =>
    longFunctions(file, readFileSync(file, 'utf8')).map((name) => `${file}#${name}`),
  );
  for (const one of notExcepted('scripts/structure/long-functions.yaml', broken))
    problems.push(`${one}: is a function of more than ${mostLines} lines`);
}

function checkKeys(): void {
  for (const file of globSync('src/**/*.tsx'))
    for (const key of sameKeys(file, readFileSync(file, 'utf8')))
      problems.push(`${file}: two elements side by side have the key ${key}`);
}

function checkLetterCase(): void {
  for (const file of globSync('{src,bench,scripts,tests,db,deploy}/**/*.{ts,tsx}')) {
    const source = readFileSync(file, 'utf8');
    for (const name of shoutedConstants(file, source))
      problems.push(`${file}: ${name} is a constant in capitals; camelCase is for all values`);
    const [keyword] = smallSqlKeywords(file, source);
    if (keyword) problems.push(`${file}: SQL says '${keyword}'; its keywords are in capitals`);
  }
  for (const file of globSync('db/migrations/*.sql')) {
    const [keyword] = smallKeywordsIn(readFileSync(file, 'utf8'));
    if (keyword) problems.push(`${file}: SQL says '${keyword}'; its keywords are in capitals`);
  }
}

/** Checks that tests are declared by one name in all files; `it` is an alias. */
function checkTests(): void {
  for (const file of globSync('{src,bench,scripts,tests,deploy}/**/*.test.{ts,tsx}'))
    if (/import \{[^}]*\bit\b[^}]*\} from 'vitest'/.test(readFileSync(file, 'utf8')))
      problems.push(`${file}: its tests are called 'it'; say 'test'`);
}

function sourceFiles(): string[] {
  return globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(test|test-data|d)\./.test(file));
}
