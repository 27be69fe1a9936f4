import type { ImportGraph } from './import-graph.ts';

/** Maximum number of a module's files imported from outside, including types and without tests: its public interface. */
const maxFiles = 20;
/**
 * Modules with a wider interface, to be narrowed: the numbers may only decrease. Identity serves two frontends, with several
 * ways to sign in at each; twelve files of the catalogue are for editing products; pricing has three parts: what is sold,
 * price rules and their try-out.
 */
const wider: Record<string, number> = { booking: 42, catalog: 80, identity: 40, payments: 25, pricing: 39 };

/** Modules with too many imported files: what others call of a process should be in one file, named by its noun. */
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
    const most = wider[name] ?? maxFiles;
    if (files.size <= most) return [];
    return `src/modules/${name}: ${files.size} of its files are imported from outside, ${most} may be`;
  });
}

/** A module's verbs are needed wherever roles are composed: every module exports them from the same place. */
function isPolicy(file: string): boolean {
  return file.split('/').length === 4 && file.endsWith('/policy.ts');
}

function moduleOf(file: string): string | null {
  const [, area, name = null] = file.split('/');
  return area === 'modules' ? name : null;
}
