import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCircles } from './structure/check-circles.ts';
import { checkFaces } from './structure/check-faces.ts';
import { checkFloors } from './structure/check-floors.ts';
import { checkFolderCircles } from './structure/check-folder-circles.ts';
import { notExcepted } from './structure/exceptions.ts';
import { isNamedAfterExport } from './structure/file-names.ts';
import { readImportGraph } from './structure/import-graph.ts';
import { shoutedConstants, smallKeywordsIn, smallSqlKeywords } from './structure/letter-case.ts';
import { longFunctions, mostLines } from './structure/long-functions.ts';
import { readRetiredWords, retiredWordsIn } from './structure/retired-words.ts';
import { sameKeys } from './structure/same-keys.ts';
import { foreignWrites, upwardReads } from './structure/table-owners.ts';

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

const moduleNames =
  /^(README\.md|tables\.ts|(schema|codes|rules|queries|policy|events|jobs|state|gateway)(\.test)?\.tsx?|(rules|queries|commands|gateways|view|schema)|[a-z-]+\.test\.ts)$/;
/** Folders (all of them, for a module organised by process) and files of one module beyond the common names. */
const extraNames: Record<string, string[]> = {
  settings: ['wordings'],
  mails: ['texts'],
  catalog: ['kinds', 'facet-index', 'vocabulary', 'editing', 'selling'],
  pricing: [
    'quote',
    'calendar',
    'day-price',
    'day-edits',
    'promotions',
    'tax-rates',
    'cancellation',
    'display-prices',
    'trip-prices',
    'units-on-sale',
    'rule-edits',
    'try-out',
    'money.ts',
    'booking-limits.ts',
    'quote.ts',
  ],
  booking: [
    'hold',
    'payment',
    'points',
    'affiliates',
    'supplier-answer',
    'cancellation',
    'change',
    'disruption',
    'relocation',
    'goodwill',
    'arrival',
    'thread',
    'trip',
    'access',
    'privacy',
    'audit',
    'board',
    'state.ts',
    'booking-sweeps.ts',
    'change-state.ts',
    'record-event.ts',
    'is-gift-order.ts',
    'firm-limit.ts',
    'lock-booking.ts',
    'list-parts.ts',
    'last-prepaid-day.ts',
    'move-to-hold.ts',
    'held-until.ts',
    'choice-by.ts',
    'open-change.ts',
    'return-surplus.ts',
    'stored-item.ts',
    'without-payer.ts',
    'write-quote.ts',
    'traveller-encryptor.ts',
    'sweep-bookings.ts',
    'stored-quote.ts',
    'active-items.ts',
    'moved-items.ts',
    'required-inventory.ts',
  ],
  identity: [
    'accounts',
    'company',
    'guests',
    'invitations',
    'saved-views',
    'second-factor',
    'sessions',
    'sign-in',
  ],
  newsletter: ['newsletter-link-token.ts'],
  inventory: ['days', 'fleets', 'holds', 'prepaid-codes', 'sum-demand.ts'],
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
  enquiries: ['flights'],
  sheets: ['files', 'kinds'],
  search: ['understanding', 'documents', 'everything', 'ranking'],
  vouchers: ['documents', 'voucher-key.ts'],
  channels: ['calendars', 'webhooks', 'partners'],
  plans: [
    'access',
    'editing',
    'viewing',
    'pricing',
    'bookings',
    'travel',
    'documents',
    'comments',
    'editorial',
    'plan-refusals.ts',
    'change-words.ts',
  ],
};
/** 'services' is not among them: here that is what the company sells. */
const forbiddenFolders = new Set(['utils', 'helpers', 'lib', 'common', 'misc', 'shared']);

const graph = readImportGraph('src');
const problems: string[] = [
  ...checkFloors(graph),
  ...checkCircles(readImportGraph('src', 'bench', 'deploy', 'scripts', 'tests')),
  ...checkFolderCircles(graph),
  ...checkFaces(graph),
];
checkImports();
checkNames();
checkExports();
checkWords();
checkLengths();
checkKeys();
checkLetterCase();
checkTests();
checkReadme();
problems.push(...foreignWrites(), ...upwardReads((path) => placeOf(path)?.level));
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(
  'structure: levels, floors, module interfaces, names, retired words, table owners and function lengths are as they should be; no circular imports',
);

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

function checkNames(): void {
  for (const name of readdirSync('src/modules')) {
    for (const entry of readdirSync(join('src/modules', name))) {
      if (moduleNames.test(entry) || extraNames[name]?.includes(entry)) continue;
      problems.push(`src/modules/${name}/${entry}: not one of the names that a module may have`);
    }
    if (!existsSync(join('src/modules', name, 'README.md')))
      problems.push(`src/modules/${name}: has no README.md`);
  }
  for (const file of globSync('{src,bench,scripts,tests,deploy}/**/*.{ts,tsx}')) {
    const parts = file.split('/');
    for (const part of parts)
      if (forbiddenFolders.has(part)) problems.push(`${file}: '${part}' says nothing`);
    const base = parts.at(-1) ?? '';
    if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.tsx?$/.test(base))
      problems.push(`${file}: not in kebab-case`);
  }
}

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

/** Checks that the README names every module, level by level. */
function checkReadme(): void {
  const levels = Map.groupBy(Object.keys(moduleLevels), (name) => moduleLevels[name]);
  const line = [...levels.values()].map((names) => names.join(', ')).join(' ← ');
  if (!readFileSync('README.md', 'utf8').includes(line))
    problems.push(`README.md: its modules are not ${line}`);
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
