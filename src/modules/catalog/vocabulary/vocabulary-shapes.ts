import { z } from 'zod';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { type PlaceKind, placeKinds, provinceTypes, regions } from '../codes.ts';
import { kindNames } from '../kinds/kind-names.ts';
import { kindProfiles } from '../kinds/kind-profiles.ts';
import { isInVietnam } from './is-in-vietnam.ts';

/** Schemas of the office's vocabulary forms: typed texts, parsed into the stored values. */

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Dài quá ${max} ký tự.`)
    .transform((text) => text.normalize('NFC'));
const titled = (max: number) => line(max).refine((text) => slugify(text) !== '', 'Vui lòng nhập tên.');
const listed = line(600).transform((text) => [
  ...new Set(
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
]);
const tick = z.string().default('').transform(Boolean);
const count = (what: string, most: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, `${what} là một số từ 0 đến ${most}.`)
    .transform(Number)
    .refine((value) => value <= most, `${what} là một số từ 0 đến ${most}.`);
const degree = z
  .string()
  .trim()
  .transform((text) => text.replace(',', '.'))
  .refine((text) => /^(-?\d{1,3}(\.\d{1,8})?)?$/.test(text), 'Vui lòng ghi số độ, như 16.0544.')
  .transform((text) => (text === '' ? null : Number(text)));

const destination = {
  title: titled(80),
  nameAlias: listed,
  summary: line(300),
  content: line(20_000),
  lat: degree,
  lng: degree,
  mediaId: z
    .string()
    .trim()
    .regex(/^[a-z0-9-]*$/, 'Không có hình này trong kho.')
    .transform((id) => id || null),
  special: tick,
  popularity: count('Độ quen thuộc', 100_000),
  hidden: tick,
};

type Positioned = { lat: number | null; lng: number | null };

/** Requires both coordinates or neither, and a position in Vietnam. */
function checkPosition({ lat, lng }: Positioned, context: z.RefinementCtx, isNeeded: boolean): void {
  const add = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (lat === null && lng === null) {
    if (isNeeded) add('lat', 'Vui lòng ghi vĩ độ.');
    return;
  }
  if (lat === null) add('lat', 'Có kinh độ thì cần cả vĩ độ.');
  else if (lng === null) add('lng', 'Có vĩ độ thì cần cả kinh độ.');
  else if (!isInVietnam({ lat, lng }))
    add(
      'lat',
      'Vị trí này nằm ngoài Việt Nam. Vĩ độ khoảng 8 đến 23,4, kinh độ khoảng 102 đến 110 (quần đảo đến 117).',
    );
}

/** The kinds of places that staff choose from. */
export const chosenPlaceKinds: readonly PlaceKind[] = (Object.keys(placeKinds) as PlaceKind[]).filter(
  (code) => code !== 'other',
);

export const placeEdit = z
  .object({
    ...destination,
    title: titled(120),
    kind: z.enum(chosenPlaceKinds, 'Vui lòng chọn loại.'),
    /** Slug of its province. */
    province: z.string().min(1, 'Vui lòng chọn tỉnh, thành.'),
  })
  .superRefine((value, context) => checkPosition(value, context, false));

export const provinceEdit = z
  .object({
    ...destination,
    type: z.enum(Object.keys(provinceTypes) as (keyof typeof provinceTypes)[], 'Vui lòng chọn loại.'),
    region: z.enum(Object.keys(regions) as (keyof typeof regions)[], 'Vui lòng chọn miền.'),
    subRegion: line(60),
    mergedFrom: listed,
    bestMonths: line(60)
      .refine(
        (text) => /^(\s*(1[0-2]|[1-9])\s*(,|$))*$/.test(text),
        'Ghi các tháng từ 1 đến 12, cách nhau bằng dấu phẩy.',
      )
      .transform((text) =>
        text
          .split(',')
          .map((one) => Number(one.trim()))
          .filter(Boolean),
      ),
  })
  .superRefine((value, context) => checkPosition(value, context, true));

/** Titles of a term's scopes: kinds of products, and the rooms of a stay. */
export const scopeTitles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(kindNames.map((kind) => [kind, kindProfiles[kind].labels.one])),
  room: 'Phòng',
};

/** 'Khách sạn, Tour'. */
const scopes = listed.transform((names, context) =>
  names.flatMap((name): string[] => {
    const [scope] =
      Object.entries(scopeTitles).find(([code, title]) =>
        [code, title.toLowerCase()].includes(name.toLowerCase()),
      ) ?? [];
    if (scope) return [scope];
    const known = Object.values(scopeTitles).join(', ');
    context.addIssue({ code: 'custom', message: `Không có loại “${name}”. Các loại: ${known}.` });
    return [];
  }),
);

/** Scopes as the text of their form field. */
export function writeScopes(scope: readonly string[]): string {
  return scope.map((one) => scopeTitles[one] ?? one).join(', ');
}

export const termEdit = z.object({
  title: titled(80),
  /** An icon of the site's sprite; empty for a tick. */
  icon: z
    .string()
    .regex(/^[a-z0-9-]{0,40}$/, 'Chọn một hình trong danh sách.')
    .default(''),
  group: line(80),
  scope: scopes,
  filterable: tick,
  position: count('Thứ tự', 10_000),
  hidden: tick,
});

export interface Tier {
  daysBefore: number;
  refundPercent: number;
}

const tierLine = /^(\d{1,3})(?:\s*ngày)?\s*[:=]\s*(\d{1,3})\s*%?$/;

/** Cancellation tiers, one '7 ngày: 100%' per line, the earliest first; the refunded share never increases towards the day. */
const tiers = (isNeeded: boolean) =>
  z.string().transform((text, context): Tier[] => {
    const wrong = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return [];
    };
    const lines = text
      .split('\n')
      .map((one) => one.trim())
      .filter(Boolean);
    if (lines.length === 0) return isNeeded ? wrong('Vui lòng ghi ít nhất một bậc, như 7 ngày: 100%.') : [];
    const read: Tier[] = [];
    for (const [at, one] of lines.entries()) {
      const [, days, percent] = tierLine.exec(one) ?? [];
      if (days === undefined || percent === undefined || Number(percent) > 100)
        return wrong(`Dòng ${at + 1} chưa đúng. Bạn viết như 7 ngày: 100%.`);
      read.push({ daysBefore: Number(days), refundPercent: Number(percent) });
    }
    const sorted = read.toSorted((a, b) => b.daysBefore - a.daysBefore);
    for (const [at, tier] of sorted.entries()) {
      const before = sorted[at - 1];
      if (before?.daysBefore === tier.daysBefore)
        return wrong(`Bậc ${tier.daysBefore} ngày được ghi hai lần.`);
      if (before && tier.refundPercent > before.refundPercent)
        return wrong(`Hủy ở bậc ${tier.daysBefore} ngày không thể nhận lại nhiều hơn hủy sớm hơn.`);
    }
    return sorted;
  });

export const policyEdit = z.object({
  title: titled(120),
  tiers: tiers(true),
  holidayTiers: tiers(false),
  note: line(1000),
  hidden: tick,
});

export function writeTiers(list: readonly Tier[]): string {
  return list.map(({ daysBefore, refundPercent }) => `${daysBefore} ngày: ${refundPercent}%`).join('\n');
}
