import type { ImportGraph } from './import-graph.ts';

/**
 * Imports that still close a cycle of files, to be resolved one by one: nothing may be added, and entries that close none any
 * more must be removed.
 */
const knownTies: [from: string, to: string][] = [];

/** Cycles between files, including type imports: files in a cycle cannot be read, tested or moved separately. */
export function checkCircles(graph: ImportGraph): string[] {
  const isTie = (from: string, to: string) => knownTies.some((tie) => tie[0] === from && tie[1] === to);
  const untied = new Map(
    [...graph].map(([from, targets]) => [from, targets.filter((to) => !isTie(from, to))]),
  );
  return [
    ...findCircles(untied).map((circle) => `circle of files: ${circle.join(' → ')}`),
    ...knownTies
      .filter(([from, to]) => !graph.get(from)?.includes(to) || !findPath(graph, to, from))
      .map((tie) => `${tie.join(' → ')} closes no circle any more: strike it off the list of known ties`),
  ];
}

/** One cycle for every file that lies on one and is not part of a cycle found already. */
function findCircles(graph: ImportGraph): string[][] {
  const circles: string[][] = [];
  const named = new Set<string>();
  const left = withoutLeaves(graph);
  for (const [file, targets] of left) {
    if (named.has(file)) continue;
    const back = targets.map((target) => findPath(left, target, file)).find((path) => path !== null);
    if (!back) continue;
    for (const member of back) named.add(member);
    circles.push([file, ...back]);
  }
  return circles;
}

/** Only the files that lead into a cycle, which is none when all is well. */
function withoutLeaves(graph: ImportGraph): ImportGraph {
  const left = new Map([...graph].map(([file, targets]) => [file, targets.filter((to) => graph.has(to))]));
  const leaves = [...left].filter(([, targets]) => targets.every((to) => !left.has(to)));
  if (leaves.length === 0) return left;
  for (const [leaf] of leaves) left.delete(leaf);
  return withoutLeaves(left);
}

/** The shortest path along imports, including both ends. */
function findPath(graph: ImportGraph, from: string, to: string): string[] | null {
  const before = new Map<string, string | null>([[from, null]]);
  for (const file of before.keys()) {
    if (file === to) {
      const path: string[] = [];
      for (let at: string | null | undefined = file; at; at = before.get(at)) path.unshift(at);
      return path;
    }
    for (const target of graph.get(file) ?? []) if (!before.has(target)) before.set(target, file);
  }
  return null;
}
