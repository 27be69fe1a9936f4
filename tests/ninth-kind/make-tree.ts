import { cpSync, mkdtempSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type ImportGraph, readImportGraph } from '../../scripts/structure/import-graph.ts';

const sources = [
  'src',
  'db',
  'tests',
  'public',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts',
];
const kinds = 'src/modules/catalog/kinds';

/** All lines outside the folder of a kind and the folder of its page: one in each list of all kinds. */
const lines: [file: string, before: string, line: string][] = [
  [`${kinds}/kind-names.ts`, '] as const;', "  'try',\n"],
  [`${kinds}/kind-profiles.ts`, '\nconst profiles', "import { tryProfile } from './try/profile.ts';\n"],
  [`${kinds}/kind-profiles.ts`, '} satisfies', '  try: tryProfile,\n'],
  [`${kinds}/registry.ts`, '\nconst byName', "import { tryKind } from './try/details.ts';\n"],
  [`${kinds}/registry.ts`, '};', '  try: tryKind,\n'],
  [
    'src/web/areas/products/compare/compared-facts.ts',
    'import type { ComparedFact }',
    "import { tryFacts } from '#web/areas/products/try/try-facts.ts';\n",
  ],
  [
    'src/web/areas/products/compare/compared-facts.ts',
    "    case 'hotel'",
    "    case 'try':\n      return tryFacts(details);\n",
  ],
];

/** Copies the program into a temporary folder and adds the kind `try`, as the catalogue's README describes. @returns the folder */
export function makeTree(): string {
  const root = mkdtempSync(join(tmpdir(), 'neo-viet-ninth-kind-'));
  for (const source of sources) cpSync(source, join(root, source), { recursive: true });
  for (const folder of ['node_modules', 'demo']) symlinkSync(resolve(folder), join(root, folder));
  renameSync(join(root, 'tsconfig.json'), join(root, 'tsconfig.project.json'));
  cpSync('tests/ninth-kind/tree', root, { recursive: true });
  for (const [file, before, line] of lines) insert(join(root, file), before, line);
  const graph = readImportGraph('src', 'db');
  const reaching = filesReaching(new Set(lines.map(([file]) => file)), graph);
  for (const file of graph.keys())
    if (!reaching.has(file)) writeFileSync(join(root, file), `// @ts-nocheck\n${readFileSync(file, 'utf8')}`);
  return root;
}

/**
 * The files whose types may depend on the changed ones; the project's own check has examined all others as they are. A route's own
 * types (`+types`) are made of those of the layouts around it.
 */
function filesReaching(changed: ReadonlySet<string>, graph: ImportGraph): Set<string> {
  const reaching = new Set(changed);
  for (let before = 0; before < reaching.size; ) {
    before = reaching.size;
    for (const [file, imported] of graph)
      if (imported.some((path) => reaching.has(path) || path.includes('/+types/'))) reaching.add(file);
  }
  return reaching;
}

function insert(path: string, before: string, line: string): void {
  const text = readFileSync(path, 'utf8');
  if (!text.includes(before)) throw new Error(`${path} has no '${before}' to insert the line before`);
  writeFileSync(
    path,
    text.replace(before, () => line + before),
  );
}
