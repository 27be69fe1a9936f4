import type { ImportGraph } from './import-graph.ts';

/** Dependencies between folders of one module, with the imports that cause them. */
type FolderGraph = Map<string, Map<string, string[]>>;

/**
 * Cycles between the folders of one module, including type imports: of two processes only one may import the other. What
 * both need lies at the module's root, which belongs to no process.
 */
export function checkFolderCircles(graph: ImportGraph): string[] {
  const folders = readFolders(graph);
  const problems: string[] = [];
  for (const [from, targets] of folders) {
    for (const [to, imports] of targets) {
      if (!leadsTo(folders, to, from)) continue;
      const [first = '', ...others] = imports;
      const more = others.length ? ` and ${others.length} more` : '';
      problems.push(`circle of folders: ${from} → ${to} → … → ${from} (${first}${more})`);
    }
  }
  return problems;
}

function readFolders(graph: ImportGraph): FolderGraph {
  const folders: FolderGraph = new Map();
  for (const [file, targets] of graph) {
    const from = folderOf(file);
    if (!from) continue;
    for (const target of targets) {
      const to = folderOf(target);
      if (!to || to === from || moduleOf(to) !== moduleOf(from)) continue;
      const known = folders.get(from) ?? new Map<string, string[]>();
      folders.set(from, known.set(to, [...(known.get(to) ?? []), `${file} → ${target}`]));
    }
  }
  return folders;
}

/** The module folder of a file at any depth, as 'src/modules/booking/hold'; null at a module's root and outside modules. */
function folderOf(file: string): string | null {
  const parts = file.split('/');
  return parts[1] === 'modules' && parts.length > 4 ? parts.slice(0, 4).join('/') : null;
}

function moduleOf(folder: string): string {
  return folder.slice(0, folder.lastIndexOf('/'));
}

function leadsTo(folders: FolderGraph, from: string, wanted: string): boolean {
  const reached = new Set([from]);
  for (const folder of reached) for (const next of folders.get(folder)?.keys() ?? []) reached.add(next);
  return reached.has(wanted);
}
