import { kinds } from '#modules/catalog/kinds/registry.ts';
import { productsOfEveryKind } from '#tests/factories/every-kind.ts';

const slugOf = new Map(productsOfEveryKind.map(({ kind, slug }) => [kind as string, slug]));

/**
 * An example address of a route of `siteRoutes`, about something that `createEveryKind` creates.
 * @param codes of a booking and an enquiry, for pages of one guest
 */
export function exampleAddress(path: string, codes: { booking?: string; request?: string } = {}): string {
  const kind = kinds.find(({ prefix }) => path === `${prefix.slice(1)}/:file`);
  const isRequest = path.startsWith('yeu-cau');
  const filled = path
    .replace(':code', (isRequest ? codes.request : codes.booking) ?? 'DV2345678')
    .replace('dia-diem/:file', 'dia-diem/da-lat.html')
    .replace(':file', kind ? `${slugOf.get(kind.name)}.html` : 'da-nang.html')
    .replace(':slug', path === ':slug' || path.startsWith('kham-pha') ? 'bai-1' : 'gioi-thieu')
    .replace(':effectiveOn', '2026-01-01')
    .replace(':provider', 'momo')
    .replace('*', 'khong/co/gi')
    .replace(/:\w+/, 'DQx1.abc');
  return `/${filled.replace('kham-pha/bai-1', 'kham-pha/bai-1.html')}`;
}
