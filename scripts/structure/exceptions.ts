import { readFileSync, writeFileSync } from 'node:fs';

/**
 * What breaks a rule and is not on the list of what may, each with its reason behind it (`- path # reason`). The list only
 * shrinks: what is new has to keep the rule, and what keeps it by now is taken off, by hand or by
 * `node scripts/check-structure.ts --shrink`.
 */
export function notExcepted(listFile: string, broken: readonly string[]): string[] {
  const lines = readFileSync(listFile, 'utf8').split('\n').filter(Boolean);
  const nameIn = (line: string) => line.replace(/^- /, '').replace(/ # .*/, '');
  const listed = lines.map(nameIn);
  const left = lines.filter((line) => broken.includes(nameIn(line)));
  const fresh = broken.filter((one) => !listed.includes(one));
  if (left.length === lines.length) return fresh;
  if (process.argv.includes('--shrink')) {
    writeFileSync(listFile, left.map((line) => `${line}\n`).join(''));
    return fresh;
  }
  const stale = listed.filter((one) => !broken.includes(one));
  return [
    ...fresh,
    ...stale.map((one) => `${one} (on ${listFile}, though it keeps the rule by now: --shrink)`),
  ];
}
