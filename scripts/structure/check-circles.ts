import type { ImportGraph } from './import-graph.ts';

/**
 * Imports that still close a circle of files, to be opened one by one: nothing may be added here, and what closes none any
 * more has to go.
 */
const knownTies: [from: string, to: string][] = [];

/** Circles of files, types included: files in one cannot be read, tried or moved one at a time. */
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

/** One circle through every file that lies on one and on none that is named already. */
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

/** Only the files that have a circle below them, which is none where all is well. */
function withoutLeaves(graph: ImportGraph): ImportGraph {
  const left = new Map([...graph].map(([file, targets]) => [file, targets.filter((to) => graph.has(to))]));
  const leaves = [...left].filter(([, targets]) => targets.every((to) => !left.has(to)));
  if (leaves.length === 0) return left;
  for (const [leaf] of leaves) left.delete(leaf);
  return withoutLeaves(left);
}

/** The shortest way along imports, both ends included. */
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
