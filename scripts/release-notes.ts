type Notes = { ok: true; text: string } | { ok: false; why: string };

const unreleased = /^## (\d+\.\d+\.\d+) – not released yet$/m;
const released = /^## (\d+\.\d+\.\d+) – \d{4}-\d{2}-\d{2}$/gm;

/**
 * The change log in which what is not released yet is release `version` of day `on` (ISO). Refuses an empty one and a number that is not
 * higher than the last.
 */
export function releaseNotes(changes: string, { version, on }: { version: string; on: string }): Notes {
  const heading = unreleased.exec(changes);
  if (!heading) return { ok: false, why: 'CHANGELOG.md has no part that is not released yet.' };
  const own = changes.slice(heading.index + heading[0].length).split(/^## /m)[0] ?? '';
  if (!/^- /m.test(own)) return { ok: false, why: 'Nothing is written down of what this release brings.' };
  const former = [...changes.matchAll(released)].map(([, number = '']) => number);
  const last = former.find((number) => order(number) >= order(version));
  if (last !== undefined) return { ok: false, why: `${version} is not higher than ${last}.` };
  return { ok: true, text: changes.replace(unreleased, `## ${version} – ${on}`) };
}

/** Comparable; each part has up to four digits. */
const order = (version: string): string =>
  version
    .split('.')
    .map((part) => part.padStart(4, '0'))
    .join('.');
