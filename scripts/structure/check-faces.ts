import type { ImportGraph } from './import-graph.ts';

/** So many of a module's files may be imported from outside of it, types included and tests left out: its face. */
const mostFiles = 20;
/** Modules with a wider face, to be narrowed: the numbers only shrink. Identity has two doors, one for each face of the site, and several ways in at each; of the catalogue twelve are how products are edited; what is sold, by which rules and how it is tried out are three doors of pricing. */
const wider: Record<string, number> = { booking: 42, catalog: 80, identity: 40, payments: 25, pricing: 39 };

/** Modules of which others know more files than they should: what others call of a process lies in one file of its noun. */
export function checkFaces(graph: ImportGraph): string[] {
  const faces = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    for (const target of targets) {
      const name = moduleOf(target);
      if (!name || name === moduleOf(file) || isPolicy(target)) continue;
      faces.set(name, (faces.get(name) ?? new Set()).add(target));
    }
  }
  return [...faces].flatMap(([name, files]) => {
    const most = wider[name] ?? mostFiles;
    if (files.size <= most) return [];
    return `src/modules/${name}: ${files.size} of its files are imported from outside, ${most} may be`;
  });
}

/** Which verbs a module has is for whoever makes roles of them: every module shows it in the same place. */
function isPolicy(file: string): boolean {
  return file.split('/').length === 4 && file.endsWith('/policy.ts');
}

function moduleOf(file: string): string | null {
  const [, area, name = null] = file.split('/');
  return area === 'modules' ? name : null;
}
