/** A package in package-lock.json. */
export interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
}

/** Licences that allow running and distributing the site without opening its own source. */
const allowed =
  /^(MIT|MIT-0|ISC|0BSD|Unlicense|CC0-1\.0|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|Python-2\.0|MPL-2\.0|OFL-1\.1|CC-BY-4\.0|Zlib|PostgreSQL|LGPL-3\.0-or-later)$/;

/** Packages that state their licence only in a separate file. */
const declared: Record<string, string> = { 'png-js': 'MIT' };

/** Name, version and licence of each production dependency, sorted by name. */
export function listLicences(packages: Record<string, LockedPackage>): [string, string, string][] {
  const known = new Map(Object.entries(packages).map(([path, { license }]) => [nameOf(path), license]));
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version = '', license }]): [string, string, string] => {
      const name = nameOf(path);
      return [name, version, license ?? declared[name] ?? licenceOfFamily(name, known) ?? ''];
    })
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Binaries for other platforms are in the lock file without a licence (decision 0004): they have that of their main package. */
function licenceOfFamily(name: string, known: ReadonlyMap<string, string | undefined>): string | undefined {
  for (let family = name; family.includes('-'); ) {
    family = family.slice(0, family.lastIndexOf('-'));
    const licence = known.get(family);
    if (licence) return licence;
  }
  return undefined;
}

/** Whether a licence is allowed, including expressions with alternatives (OR) or several licences (AND). */
export function isAllowed(licence: string): boolean {
  const parts = licence.replace(/[()]/g, '');
  if (/ OR /.test(parts)) return parts.split(' OR ').some(isAllowed);
  return parts.split(' AND ').every((one) => allowed.test(one.trim()));
}
