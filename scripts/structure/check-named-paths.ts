import { globSync, readFileSync } from 'node:fs';

const documents = ['README.md', '{src,bench,deploy,tests}/**/README.md', 'docs/*.md', 'docs/decisions/*.md'];
/** What says what was, or what is to be. */
const undated = new Set(['docs/next.md']);

/** Checks that every file of code that a document names exists, by its path or the end of it. */
export function checkNamedPaths(): string[] {
  const files = globSync('{*,{src,bench,scripts,tests,deploy,db,tools,demo}/**/*}.{ts,tsx,css,sql,mjs}');
  const ends = new Set(files.flatMap(endsOf));
  return globSync(documents)
    .filter((document) => !undated.has(document))
    .flatMap((document) =>
      pathsIn(readFileSync(document, 'utf8'))
        .filter((path) => !ends.has(path))
        .map((path) => `${document}: names ${path}, which does not exist`),
    );
}

function pathsIn(text: string): string[] {
  return [...text.matchAll(/`#?([\w@./-]+\.(?:ts|tsx|css|sql|mjs))`/g)].map(([, path = '']) =>
    path.replace(/^\.\//, ''),
  );
}

/** 'src/ui/field.tsx' has the ends 'src/ui/field.tsx', 'ui/field.tsx' and 'field.tsx'. */
function endsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}
