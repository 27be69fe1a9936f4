import { globSync, readFileSync } from 'node:fs';

const writes =
  /(?:insertInto|updateTable|deleteFrom)\(\s*'([a-z_]+)|(?:insert\s+into|update|delete\s+from)\s+([a-z_]+)\s+(?:as\s+\w+\s+)?(?:\(|set|where|using|select|[a-z]\s+set)/gi;
const reads = /(?:selectFrom|[a-zA-Z]+Join)\(\s*'([a-z_]+)|\b(?:from|join)\s+([a-z_]+)\b/gi;

/** Allowed reads of tables of a higher module, each with its reason. */
const upwardReaders: Record<string, string[]> = {
  // A supplier's answer is stored with the voucher, and the view of a booking shows it.
  'src/modules/booking/supplier-answer/confirm-item.ts': ['vouchers'],
  // How suppliers and gates have used a voucher decides whether its money can be taken back.
  'src/modules/booking/payment/steps/find-used-voucher.ts': ['vouchers', 'voucher_events'],
  // The list of bookings counts the suppliers that have not answered.
  'src/modules/booking/board/conditions.ts': ['vouchers'],
  'src/modules/booking/board/list-bookings.ts': ['vouchers'],
};

/** Files that write a table owned by another module. */
export function foreignWrites(): string[] {
  const owners = tableOwners();
  return sources().flatMap(([file, source]) =>
    tablesIn(source, writes).flatMap((table) => {
      const owner = owners.get(table);
      return owner && !file.startsWith(`src/modules/${owner}/`)
        ? `${file}: writes ${table}, which ${owner} owns`
        : [];
    }),
  );
}

/**
 * Files that read a table of a module above their own: the same layering applies to SQL as to imports. A higher module
 * passes its data down instead.
 */
export function upwardReads(levelOf: (path: string) => number | undefined): string[] {
  const owners = tableOwners();
  return sources().flatMap(([file, source]) =>
    [...new Set(tablesIn(source, reads))].flatMap((table) => {
      const owner = owners.get(table);
      const level = levelOf(file);
      const isUpward = owner && level !== undefined && (levelOf(`src/modules/${owner}/`) ?? 0) > level;
      return isUpward && !upwardReaders[file]?.includes(table)
        ? `${file}: reads ${table} of ${owner}, which stands above it`
        : [];
    }),
  );
}

function tableOwners(): Map<string, string> {
  const owners = new Map<string, string>();
  for (const file of globSync('src/modules/*/tables.ts')) {
    const owner = file.split('/')[2] ?? '';
    for (const [, table] of readFileSync(file, 'utf8').matchAll(/'([a-z_]+)'/g))
      owners.set(table ?? '', owner);
  }
  return owners;
}

function sources(): [file: string, source: string][] {
  return globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, readFileSync(file, 'utf8')]);
}

function tablesIn(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '');
}
