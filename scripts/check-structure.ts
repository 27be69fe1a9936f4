import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCircles } from './structure/check-circles.ts';
import { checkFloors } from './structure/check-floors.ts';
import { readImportGraph } from './structure/import-graph.ts';

/** Who may import whom: a file may take from lower levels and from its own folder, never up and never sideways. */
const moduleLevels: Record<string, number> = {
  settings: 1,
  media: 1,
  addresses: 1,
  accounts: 1,
  content: 2,
  catalog: 2,
  inventory: 3,
  pricing: 3,
  payments: 3,
  enquiries: 3,
  newsletter: 3,
  booking: 4,
  search: 5,
  plans: 5,
  reviews: 5,
  vouchers: 5,
  mails: 6,
  retention: 7,
};
const areaLevels: Record<string, number> = {
  platform: 0,
  ui: 0,
  'reference-data': 8,
  simulators: 8,
  api: 9,
  web: 9,
  office: 9,
  entry: 10,
};

/** Pairs of one level that know each other all the same, each with its reason. */
const sideways = new Set([
  // A picture of prices needs to know how many are left, and a quote whether there is room.
  'pricing→inventory',
  // Components print money and dates by the platform's pure Vietnamese text functions.
  'ui→platform',
]);

/** What production code must do without, but for the files named here, each with its reason. */
const outsideRoots = new Set(['demo', 'tests', 'bench', 'scripts']);
const outsideUsers: Record<string, string[]> = {
  // Fills a new database with the demo's catalogue, loaded only where CATALOGUE=demo asks for it.
  'src/entry/seed.ts': ['demo'],
  // Destinations still take their pictures from the demo's plan of pictures.
  'src/reference-data/load-destinations.ts': ['demo'],
  'src/reference-data/seed-empty-site.ts': ['demo'],
  'src/reference-data/store-pictures.ts': ['demo'],
  'src/reference-data/provinces/province.ts': ['demo'],
  'src/reference-data/places/place.ts': ['demo'],
};

/** Modules folded by process: others import the first depth of their folders, what lies deeper is their own. */
const foldedModules = new Set(['booking']);

const moduleNames =
  /^(README\.md|tables\.ts|(schema|rules|queries|policy|events|jobs|gateway)(\.test)?\.tsx?|(rules|queries|commands|gateways|view|schema)|[a-z-]+\.test\.ts)$/;
/** Folders and files that one module has beyond the common names. */
const extraNames: Record<string, string[]> = {
  catalog: ['kinds'],
  pricing: [
    'quote',
    'calendar',
    'day-price',
    'promotions',
    'cancellation',
    'display-prices',
    'money.ts',
    'booking-limits.ts',
  ],
  booking: [
    'hold',
    'payment',
    'supplier-answer',
    'cancellation',
    'disruption',
    'trip',
    'access',
    'privacy',
    'audit',
    'state.ts',
    'record-event.ts',
    'event-reason.ts',
    'lock-booking.ts',
    'sweep-bookings.ts',
    'booking-code.ts',
    'active-items.ts',
    'required-inventory.ts',
  ],
  newsletter: ['newsletter-pass.ts'],
  enquiries: ['flights'],
  search: ['understanding', 'documents', 'everything', 'ranking'],
  vouchers: ['documents', 'voucher-key.ts'],
};
/**
 * Modules folded by process, with their folders. Others import the first depth of these only; what lies deeper, as
 * `refunds/steps/`, is the module's own.
 */
const processFolders: Record<string, string[]> = {
  inventory: ['days', 'fleets', 'holds', 'prepaid-codes'],
  payments: [
    'attempts',
    'credits',
    'gateways',
    'guest-data',
    'ledger',
    'payouts',
    'reconciliation',
    'refunds',
    'webhook-events',
  ],
};
/** 'services' is not among them: here that is what the company sells. */
const forbiddenFolders = new Set(['utils', 'helpers', 'lib', 'common', 'misc', 'shared']);

const graph = readImportGraph();
const problems: string[] = [...checkFloors(graph), ...checkCircles(graph)];
checkImports();
checkNames();
checkTableOwners();
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log('structure: levels, floors, names and table owners hold, and no files stand in a circle');

interface Place {
  unit: string;
  level: number;
}

function placeOf(path: string): Place | null {
  const [root, area = '', name = ''] = path.split('/');
  if (root !== 'src') return null;
  if (area === 'modules') return { unit: name, level: moduleLevels[name] ?? Number.NaN };
  return area in areaLevels ? { unit: area, level: areaLevels[area] ?? 0 } : null;
}

function checkImports(): void {
  for (const [file, targets] of graph) {
    const from = placeOf(file);
    if (!from) continue;
    if (Number.isNaN(from.level)) problems.push(`${file}: module ${from.unit} has no level`);
    for (const target of targets) {
      const root = target.split('/')[0] ?? '';
      if (outsideRoots.has(root) && !outsideUsers[file]?.includes(root))
        problems.push(`${file}: imports from ${root}, which is no part of the product`);
      const to = placeOf(target);
      if (!to || to.unit === from.unit) continue;
      if (isPrivate(target, to.unit)) problems.push(`${file}: ${target} belongs to ${to.unit} alone`);
      if (foldedModules.has(to.unit) && target.split('/').length > 5)
        problems.push(`${file}: imports ${target}, which is a private step of ${to.unit}`);
      if (to.level > from.level) problems.push(`${file}: imports upwards from ${to.unit}`);
      if (to.level === from.level && !sideways.has(`${from.unit}→${to.unit}`)) {
        problems.push(`${file}: imports sideways from ${to.unit}`);
      }
    }
  }
}

/** Whether a file lies deeper than the first depth of a folded module's folders. */
function isPrivate(target: string, unit: string): boolean {
  return unit in processFolders && target.split('/').length > 5;
}

function checkNames(): void {
  for (const name of readdirSync('src/modules')) {
    for (const entry of readdirSync(join('src/modules', name))) {
      if (moduleNames.test(entry) || extraNames[name]?.includes(entry)) continue;
      if (processFolders[name]?.includes(entry)) continue;
      problems.push(`src/modules/${name}/${entry}: not one of the names that a module may have`);
    }
    if (!existsSync(join('src/modules', name, 'README.md')))
      problems.push(`src/modules/${name}: has no README.md`);
  }
  for (const file of globSync('{src,demo,bench,scripts,tests}/**/*.{ts,tsx}')) {
    const parts = file.split('/');
    for (const part of parts)
      if (forbiddenFolders.has(part)) problems.push(`${file}: '${part}' says nothing`);
    const base = parts.at(-1) ?? '';
    if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.tsx?$/.test(base))
      problems.push(`${file}: not in kebab-case`);
  }
}

function checkTableOwners(): void {
  const owners = new Map<string, string>();
  for (const file of globSync('src/modules/*/tables.ts')) {
    const owner = file.split('/')[2] ?? '';
    for (const [, table] of readFileSync(file, 'utf8').matchAll(/'([a-z_]+)'/g))
      owners.set(table ?? '', owner);
  }
  const writes =
    /(?:insertInto|updateTable|deleteFrom)\(\s*'([a-z_]+)|(?:insert\s+into|update|delete\s+from)\s+([a-z_]+)\s+(?:as\s+\w+\s+)?(?:\(|set|where|using|select|[a-z]\s+set)/gi;
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    if (file.includes('.test.')) continue;
    for (const match of readFileSync(file, 'utf8').matchAll(writes)) {
      const table = match[1] ?? match[2] ?? '';
      const owner = owners.get(table);
      if (owner && !file.startsWith(`src/modules/${owner}/`))
        problems.push(`${file}: writes ${table}, which ${owner} owns`);
    }
  }
}
