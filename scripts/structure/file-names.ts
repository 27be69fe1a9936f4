import { basename } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * A file is named after its main export, in kebab-case: `cancel-booking.ts` exports `cancelBooking`, `trip-card.tsx` exports
 * `TripCard`. A file with several exports of equal rank is named after their common noun, which at least two of them have in
 * their names: `quote-token.ts` exports `signQuoteToken` and `verifyQuoteToken`. In addition there is a closed list of names
 * with a fixed role in every folder, alone or as the last word (`schema.ts`, `choice-routes.ts`), and of names that a
 * framework requires: a route that only loads or acts exports what React Router calls. Files without exports are
 * exempt.
 */
export function isNamedAfterExport(file: string, source: string): boolean {
  const name = basename(file).replace(/\.tsx?$/, '');
  if (partNames.has(name) || partNames.has(name.split('-').at(-1) ?? '')) return true;
  const exported = exportedNames(file, source).map(toKebab);
  if (exported.every((one) => routeExports.has(one)) || exported.includes(name)) return true;
  const noun = singular(name);
  return exported.filter((one) => `-${singular(one)}-`.includes(`-${noun}-`)).length >= 2;
}

const partNames = new Set([
  // Of a module.
  'tables',
  'schema',
  'policy',
  'events',
  'jobs',
  'state',
  'queries',
  'rules',
  'types',
  'money',
  'codes',
  'labels',
  // Files of a kind of product.
  'profile',
  'details',
  // Files of an API resource.
  'routes',
  'shapes',
  'problems',
  // React Router's.
  'root',
  'entry.client',
  'entry.server',
]);

const routeExports = new Set(['loader', 'action', 'headers', 'meta', 'client-loader', 'client-action']);

export function exportedNames(file: string, source: string): string[] {
  return parseSync(file, source)
    .module.staticExports.flatMap(({ entries }) => entries)
    .flatMap(
      ({ exportName, localName }) => (exportName.kind === 'Default' ? localName.name : exportName.name) ?? [],
    );
}

/** 'TripCard', 'tripCard' and 'toVndAmount' become 'trip-card' and 'to-vnd-amount'. */
export function toKebab(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

function singular(name: string): string {
  return name
    .replace(/ies(?=-|$)/g, 'y')
    .replace(/sses(?=-|$)/g, 'ss')
    .replace(/(?<!s)s(?=-|$)/g, '');
}
