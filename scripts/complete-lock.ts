import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Restores the optional packages of other platforms in package-lock.json. npm drops those that its registry does not
 * hold, and `npm ci` then refuses the file; see docs/decisions/0004. Run it after every change of packages.
 */
interface Locked {
  version: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };
let added = 0;
for (const [path, locked] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(locked.optionalDependencies ?? {})) {
    const found = findAbove(path, name);
    const isExact = /^\d/.test(range);
    if (found && (!isExact || found.version === range)) continue;
    lock.packages[`${found ? `${path}/` : ''}node_modules/${name}`] = describePlatform(
      name,
      range.replace(/^[\^~]/, ''),
    );
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} packages of other platforms put back`);

/** The package that a folder would resolve a name to. */
function findAbove(path: string, name: string): Locked | undefined {
  for (let folder = path; ; ) {
    const found = lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
    if (found || folder === '') return found;
    const at = folder.lastIndexOf('node_modules/');
    folder = at <= 0 ? '' : folder.slice(0, at - 1);
  }
}

/** The names of platform packages tell their platform. */
function describePlatform(name: string, version: string): Locked {
  const first = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(name))?.[1];
  const os = first([
    [/darwin/, 'darwin'],
    [/win32|windows/, 'win32'],
    [/android/, 'android'],
    [/freebsd/, 'freebsd'],
    [/openharmony/, 'openharmony'],
    [/linux/, 'linux'],
  ]);
  const cpu = first([
    [/wasm/, 'wasm32'],
    [/arm64|aarch64/, 'arm64'],
    [/-arm(-|$|eabi|v7)/, 'arm'],
    [/ia32/, 'ia32'],
    [/x64/, 'x64'],
    [/ppc64/, 'ppc64'],
    [/riscv64/, 'riscv64'],
    [/s390x/, 's390x'],
  ]);
  const libc = first([
    [/musl/, 'musl'],
    [/gnu/, 'glibc'],
  ]);
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(libc && { libc: [libc] }),
    ...(os && { os: [os] }),
    optional: true,
  };
}
