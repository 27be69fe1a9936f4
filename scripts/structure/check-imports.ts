import { readFileSync } from 'node:fs';
import type { ImportGraph } from './import-graph.ts';

/** Allowed imports: a file may import from lower levels and from its own folder, never upwards or sideways. */
const moduleLevels: Record<string, number> = {
  settings: 1,
  media: 1,
  addresses: 1,
  identity: 1,
  editing: 2,
  travellers: 2,
  wishlists: 2,
  firms: 2,
  content: 2,
  catalog: 2,
  inventory: 3,
  pricing: 3,
  payments: 3,
  points: 3,
  affiliates: 3,
  'gift-cards': 3,
  enquiries: 3,
  newsletter: 3,
  booking: 4,
  search: 5,
  plans: 5,
  alerts: 5,
  reviews: 5,
  vouchers: 5,
  books: 5,
  sales: 5,
  channels: 5,
  suppliers: 6,
  mails: 6,
  messages: 6,
  tasks: 6,
  reports: 6,
  sheets: 6,
  retention: 7,
};
const areaLevels: Record<string, number> = {
  platform: 0,
  ui: 0,
  'reference-data': 8,
  simulators: 8,
  import: 9,
  api: 9,
  web: 9,
  office: 9,
  entry: 10,
};

/** Allowed imports within one level, each with its reason. */
const sideways = new Set([
  // The balance of a gift card is a credit under its number.
  'gift-cards→payments',
  // A price overview needs availability, and a quote checks whether there is room.
  'pricing→inventory',
  // Suppliers are asked and notified by mail.
  'mails→suppliers',
  // Staff are notified of their tasks by mail.
  'mails→tasks',
  // And of the reports that they subscribe to.
  'mails→reports',
  // Components format money and dates with the platform's pure Vietnamese text functions.
  'ui→platform',
]);

/** Folders that production code must not import. */
const outsideRoots = new Set(['tests', 'bench', 'scripts', 'tools', 'deploy']);

/** Other modules may import only the first level of a module's folders; deeper ones, as `refunds/steps/`, are private. */
const publicDepth = 'src/modules/<module>/<folder>/<file>'.split('/').length;
/** Folders that may be imported at any depth: each kind of product is a folder of its own. */
const openFolders = ['src/modules/catalog/kinds/'];

interface Place {
  unit: string;
  level: number;
}

/** The module or area of a file, and its level; null outside `src/`. */
export function placeOf(path: string): Place | null {
  const [root, area = '', name = ''] = path.split('/');
  if (root !== 'src') return null;
  if (area === 'modules') return { unit: name, level: moduleLevels[name] ?? Number.NaN };
  return area in areaLevels ? { unit: area, level: areaLevels[area] ?? 0 } : null;
}

/** Checks that production code imports downward only, and nothing that is private to another module. */
export function checkImports(graph: ImportGraph): string[] {
  const problems: string[] = [];
  for (const [file, targets] of graph) {
    const from = placeOf(file);
    if (!from) continue;
    if (Number.isNaN(from.level)) problems.push(`${file}: module ${from.unit} has no level`);
    for (const target of targets) {
      if (isBuildConfig(file)) continue;
      const root = target.split('/')[0] ?? '';
      if (outsideRoots.has(root))
        problems.push(`${file}: imports from ${root}, which is no part of the product`);
      const to = placeOf(target);
      if (!to || to.unit === from.unit) continue;
      if (isPrivate(target)) problems.push(`${file}: ${target} belongs to ${to.unit} alone`);
      if (to.level > from.level) problems.push(`${file}: imports upwards from ${to.unit}`);
      if (to.level === from.level && !sideways.has(`${from.unit}→${to.unit}`)) {
        problems.push(`${file}: imports sideways from ${to.unit}`);
      }
    }
  }
  return problems;
}

/** The build configuration of a frontend lies in its folder without being part of it. */
function isBuildConfig(file: string): boolean {
  return /^src\/\w+\/(vite|react-router)\.config\.ts$/.test(file);
}

function isPrivate(target: string): boolean {
  if (!target.startsWith('src/modules/') || openFolders.some((folder) => target.startsWith(folder)))
    return false;
  return target.split('/').length > publicDepth;
}

/** Checks that the README names every module, level by level. */
export function checkReadme(): string[] {
  const levels = Map.groupBy(Object.keys(moduleLevels), (name) => moduleLevels[name]);
  const line = [...levels.values()].map((names) => names.join(', ')).join(' ← ');
  return readFileSync('README.md', 'utf8').includes(line) ? [] : [`README.md: its modules are not ${line}`];
}
