import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { Executor } from '#platform/db/connect.ts';
import { articleSheet } from './article-sheet.ts';
import { componentSheet } from './component-sheet.ts';
import { daySheet } from './day-sheet.ts';
import { fleetSheet } from './fleet-sheet.ts';
import { loadPlanSheet } from './load-plan-sheet.ts';
import { loadProductSheet } from './load-product-sheet.ts';
import { loadRuleSheet } from './load-rule-sheet.ts';
import { loadUnitSheet } from './load-unit-sheet.ts';
import { pictureSheet } from './picture-sheet.ts';
import { promotionSheet } from './promotion-sheet.ts';
import type { Sheet } from './sheet.ts';

interface SheetKind {
  title: string;
  /** File name without its extension. */
  file: string;
  /** An import needs one of these rights. */
  verbs: readonly string[];
  /** An export needs one of those or of these rights. */
  readVerbs?: readonly string[];
  /** Its columns depend on the kind of product. */
  isByKind?: boolean;
  /** Its export is limited to a period. */
  isByDay?: boolean;
}

/** Sheets for import and export, in the order in which a new company imports them. */
export const sheetKinds = {
  products: { title: 'Sản phẩm', file: 'san-pham', verbs: ['catalogue.edit'], isByKind: true },
  units: { title: 'Hạng', file: 'hang', verbs: ['unit.edit'], isByKind: true },
  plans: { title: 'Gói giá', file: 'goi-gia', verbs: ['unit.edit'] },
  rules: { title: 'Luật giá', file: 'luat-gia', verbs: ['price.rules'] },
  pictures: { title: 'Hình của sản phẩm và hạng', file: 'hinh', verbs: ['catalogue.edit', 'unit.edit'] },
  components: { title: 'Thành phần combo', file: 'thanh-phan-combo', verbs: ['unit.edit'] },
  fleets: { title: 'Đội dùng chung', file: 'doi-dung-chung', verbs: ['unit.edit'] },
  prices: {
    title: 'Giá theo ngày',
    file: 'gia-theo-ngay',
    verbs: ['price.edit'],
    readVerbs: ['places.read'],
    isByDay: true,
  },
  allotments: {
    title: 'Số chỗ theo ngày',
    file: 'so-cho',
    verbs: ['places.edit'],
    readVerbs: ['places.read'],
    isByDay: true,
  },
  promotions: {
    title: 'Khuyến mãi',
    file: 'khuyen-mai',
    verbs: ['promotion.edit'],
    readVerbs: ['promotion.read'],
  },
  articles: { title: 'Bài viết', file: 'bai-viet', verbs: ['content.edit'] },
} satisfies Record<string, SheetKind>;

export type SheetName = keyof typeof sheetKinds;
export const sheetNames = Object.keys(sheetKinds) as SheetName[];

/** A sheet, with the kind of product if its columns depend on it; otherwise the kind is empty. */
export interface SheetRef {
  name: SheetName;
  kind: KindName | '';
}

export const kindOfSheet = (name: SheetName): SheetKind => sheetKinds[name];

/** Parses the name of a sheet in an address or form: 'prices', 'products hotel'; null if there is none. */
export function readSheetRef(text: string): SheetRef | null {
  const [first = '', second = ''] = text.split(' ');
  if (!Object.hasOwn(sheetKinds, first)) return null;
  const name = first as SheetName;
  if (!kindOfSheet(name).isByKind) return second ? null : { name, kind: '' };
  const kind = kindNames.find((one) => one === second);
  return kind ? { name, kind } : null;
}

/** The name of a sheet as `readSheetRef` parses it. */
export const sheetKey = ({ name, kind }: SheetRef): string => (kind ? `${name} ${kind}` : name);

/** 'Giá theo ngày', 'Sản phẩm: Khách sạn'. */
export function sheetTitle({ name, kind }: SheetRef): string {
  const { title } = sheetKinds[name];
  return kind ? `${title}: ${kindProfiles[kind].labels.one}` : title;
}

/** Every sheet. */
export function listSheetRefs(): SheetRef[] {
  return sheetNames.flatMap((name): SheetRef[] =>
    kindOfSheet(name).isByKind ? kindNames.map((kind) => ({ name, kind })) : [{ name, kind: '' }],
  );
}

/** A sheet with the options of its columns. */
export async function loadSheet(db: Executor, { name, kind }: SheetRef): Promise<Sheet> {
  switch (name) {
    case 'products':
      return loadProductSheet(db, kind || 'hotel');
    case 'units':
      return loadUnitSheet(db, kind || 'hotel');
    case 'plans':
      return loadPlanSheet(db);
    case 'rules':
      return loadRuleSheet(db);
    case 'pictures':
      return pictureSheet;
    case 'fleets':
      return fleetSheet;
    case 'components':
      return componentSheet;
    case 'prices':
    case 'allotments':
      return daySheet(name);
    case 'promotions':
      return promotionSheet;
    case 'articles':
      return articleSheet;
  }
}
