import type { SheetRef } from '#modules/sheets/kinds/sheet-kinds.ts';
import { exportTable } from '#modules/sheets/queries/sheet-tables.ts';
import type { Database } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';

/** One of this many rows is faulty. */
const rowsAFault = 50;

type Row = readonly (string | number)[];

/** Copies of the demo's rows of a sheet, with codes and slugs of their own; rows of products belong to the copied products. */
export async function copiesOf(
  db: Database,
  ref: SheetRef,
  { rows, now, mark = 'n' }: { rows: number; now: Date; mark?: string },
): Promise<(string | number)[][]> {
  const scope = { fromOn: dayInVietnam(now), toOn: dayInVietnam(now) };
  const [head = [], ...found] = await exportTable(db, ref, { scope, most: 20_000 });
  const at = (label: string) => head.indexOf(label);
  const key = at(keyHeadings[ref.name] ?? 'Mã sản phẩm');
  const turnsBy = await countCopies(db);
  const turnsOf = (row: Row) => (isOfAProduct(ref) ? (turnsBy.get(String(row[key])) ?? 0) : rows);
  const originals = found.filter((row) => turnsOf(row) > 0 && !/^[NU]\d+-|-[nu]\d+$/.test(String(row[key])));
  // The import that is undone adds further units to existing products.
  const isFurtherUnit = ref.name === 'units' && mark !== 'n';
  const titleAt = head.findIndex((label) => /^Tên /.test(String(label)) && label !== 'Tên sản phẩm');
  const copyOf = (row: Row, turn: number) =>
    row.map((cell, column) => {
      if (isFurtherUnit) {
        if (column === at('Mã hạng')) return `${cell}-${mark}`;
        if (column === titleAt) return `${cell} ${mark}`;
        return column === key ? `N${turn}-${cell}` : cell;
      }
      // Rules and promotions are matched by their number, so copies have none.
      if (column === at('Số')) return '';
      if (column === key)
        return ref.name === 'articles' ? `${cell}-${mark}${turn}` : `${mark.toUpperCase()}${turn}-${cell}`;
      if (ref.name === 'products' && column === at('Đường dẫn')) return `${cell}-${mark}${turn}`;
      if (ref.name !== 'promotions') return cell;
      if (column === at('Mã') && cell) return `${cell}${mark.toUpperCase()}${turn}`;
      // So many deals at once would exceed what the law allows per service.
      return column === at('Trạng thái') && !row[at('Mã')] ? 'Chưa chạy' : cell;
    });
  const copies = Array.from({ length: Math.ceil(rows / originals.length) }, (_, turn) =>
    originals.filter((row) => turn < turnsOf(row)).map((row) => copyOf(row, turn)),
  );
  const faultyRows = Math.round(rows / rowsAFault);
  const faultAt = isOfAProduct(ref) ? key : at('Trạng thái');
  const good = copies.flat().slice(0, rows - faultyRows);
  return [head, ...good, ...good.slice(0, faultyRows).map((row) => row.with(faultAt, 'SAI'))];
}

/** The column that identifies a row of a sheet, where it is not the code of its product. */
const keyHeadings: Partial<Record<SheetRef['name'], string>> = {
  products: 'Mã',
  components: 'Mã combo',
  promotions: 'Tên',
  articles: 'Đường dẫn',
};

const isOfAProduct = ({ name, kind }: SheetRef) => !kind && name !== 'promotions' && name !== 'articles';

/** Number of copies of each of the demo's products, by its code. */
async function countCopies(db: Database): Promise<Map<string, number>> {
  const found = await db.selectFrom('products').select('code').where('code', 'like', 'N%-%').execute();
  const counts = new Map<string, number>();
  for (const { code } of found) {
    const own = /^N\d+-(.+)$/.exec(String(code))?.[1];
    if (own) counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  return counts;
}
