import { globSync, readFileSync } from 'node:fs';

const writes =
  /(?:insertInto|updateTable|deleteFrom)\(\s*'([a-z_]+)|(?:insert\s+into|update|delete\s+from)\s+([a-z_]+)\s+(?:as\s+\w+\s+)?(?:\(|set|where|using|select|[a-z]\s+set)/gi;

/** Who writes a table that another module owns. */
export function foreignWrites(): string[] {
  const owners = new Map<string, string>();
  for (const file of globSync('src/modules/*/tables.ts')) {
    const owner = file.split('/')[2] ?? '';
    for (const [, table] of readFileSync(file, 'utf8').matchAll(/'([a-z_]+)'/g))
      owners.set(table ?? '', owner);
  }
  return globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(writes)].flatMap((match) => {
        const table = match[1] ?? match[2] ?? '';
        const owner = owners.get(table);
        return owner && !file.startsWith(`src/modules/${owner}/`)
          ? `${file}: writes ${table}, which ${owner} owns`
          : [];
      }),
    );
}
