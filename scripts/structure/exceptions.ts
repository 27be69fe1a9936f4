import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Violations of a rule that are not in the list of exceptions, where each has its reason (`- path # reason`). The list may
 * only shrink: new code must keep the rule, and entries that keep it by now are removed, manually or by
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
