import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Aliases of folders beside `src`; all others refer to folders in it. */
const rootAliases = new Set(['db', 'tests']);

/** Files with the files that they import, including types and dynamic imports. */
export type ImportGraph = Map<string, string[]>;

/** All files of the folders except tests. */
export function readImportGraph(...folders: string[]): ImportGraph {
  const files = globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`)).filter(
    (file) => !file.includes('.test.'),
  );
  return new Map(files.map((file) => [file, importedBy(file)]));
}

function importedBy(file: string): string[] {
  const targets = specifiersOf(file).map((specifier) => resolve(file, specifier));
  return [...new Set(targets.filter((target) => target !== null))];
}

function specifiersOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const { module } = parseSync(file, source);
  return [
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap((item) => item.moduleRequest?.value ?? []),
    ),
  ];
}

/** The path of an import relative to the repository's root; null for packages. */
function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) {
    const path = specifier.slice(1);
    return rootAliases.has(path.split('/')[0] ?? '') ? path : join('src', path);
  }
  return specifier.startsWith('.') ? relative('.', normalize(join(dirname(file), specifier))) : null;
}
