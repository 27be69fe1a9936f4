import { z } from 'zod';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { readVnd } from '#platform/vietnamese/read-vnd.ts';
import type { KindName } from '../../kinds/kind-names.ts';
import { getKind } from '../../kinds/registry.ts';
import {
  type DetailField,
  detailFields,
  detailValues,
  readDetails,
  type UnitField,
} from './detail-fields.ts';
import { type UnitEdit, unitEditInput } from './units.ts';

interface Facility {
  slug: string;
  title: string;
}

/** Fields of the unit form. */
export interface UnitFields {
  main: (UnitField & { hint?: string })[];
  details: DetailField[];
  /** Facilities of a room or cabin; none for units without beds. */
  facilities: UnitField[];
}

const facilityPrefix = 'facility.';

export function unitFields(kind: KindName, facilities: readonly Facility[]): UnitFields {
  const { unit, priceUnit, isStay, unitDetails, sale } = getKind(kind);
  const isVehicle = sale === 'vehicles';
  return {
    main: [
      { name: 'title', label: `Tên ${unit.noun}` },
      { name: 'summary', label: 'Mô tả ngắn' },
      {
        name: 'quantity',
        label: 'Số bán mỗi ngày',
        hint: isVehicle
          ? 'Xe trống tính theo đội xe, số này chỉ cần lớn hơn 0.'
          : 'Đổi số này thì các ngày đang mở bán đổi theo.',
      },
      {
        name: 'baseVnd',
        label: `Giá gốc, ₫${priceUnit}`,
        hint: 'Giá ngày thường, trước các luật giá.',
      },
      { name: 'maxAdults', label: 'Người lớn, nhiều nhất' },
      { name: 'maxChildren', label: 'Trẻ em, nhiều nhất' },
      { name: 'maxOccupancy', label: 'Cả nhóm, nhiều nhất' },
    ],
    details: detailFields(unitDetails),
    facilities: isStay
      ? facilities.map(({ slug, title }) => ({ name: facilityPrefix + slug, label: title }))
      : [],
  };
}

export const allUnitFields = ({ main, details, facilities }: UnitFields): UnitField[] => [
  ...main,
  ...details,
  ...facilities,
];

/** A unit as the texts of its form. */
export function unitValues({ details, facilities }: UnitFields, unit: UnitEdit): Record<string, string> {
  const { title, summary, quantity, maxAdults, maxChildren, maxOccupancy, baseVnd } = unit;
  return {
    ...{ title, summary, quantity: String(quantity), baseVnd: formatNumber(baseVnd) },
    ...{ maxAdults: String(maxAdults), maxChildren: String(maxChildren), maxOccupancy: String(maxOccupancy) },
    ...detailValues(details, unit.details),
    ...Object.fromEntries(
      facilities.map(({ name }) => [
        name,
        unit.facilities.includes(name.slice(facilityPrefix.length)) ? '1' : '',
      ]),
    ),
  };
}

/** Parses the form of a unit of a kind; details without a field keep their value. */
export function unitShape(
  kind: KindName,
  { facilities }: UnitFields,
  kept: Pick<UnitEdit, 'details' | 'facilities'>,
): z.ZodType<UnitEdit> {
  const { unitDetails } = getKind(kind);
  return z.record(z.string(), z.string()).transform((typed, ctx): UnitEdit => {
    const whole = (name: string) =>
      /^\d{1,9}$/.test((typed[name] ?? '').trim()) ? Number(typed[name]) : Number.NaN;
    const { details, errors } = readDetails(unitDetails, typed, kept.details);
    const read = unitEditInput.safeParse({
      ...{ title: typed.title ?? '', summary: typed.summary ?? '' },
      ...{ quantity: whole('quantity'), maxAdults: whole('maxAdults'), maxChildren: whole('maxChildren') },
      ...{ maxOccupancy: whole('maxOccupancy'), baseVnd: readVnd(typed.baseVnd ?? ''), details },
      facilities: chosenFacilities(facilities, typed, kept.facilities),
    });
    for (const { path, message } of read.error?.issues ?? [])
      ctx.addIssue({ code: 'custom', path: [String(path[0] ?? '')], message, input: typed });
    for (const [name, message] of Object.entries(errors))
      ctx.addIssue({ code: 'custom', path: [name], message, input: typed });
    return read.success ? read.data : z.NEVER;
  });
}

/** The ticked facilities: those that the unit had stay in their order, and so do those that the form does not offer. */
function chosenFacilities(
  fields: UnitFields['facilities'],
  typed: Readonly<Record<string, string>>,
  kept: readonly string[],
): string[] {
  const offered = new Map(fields.map(({ name }) => [name.slice(facilityPrefix.length), typed[name]]));
  return [
    ...kept.filter((slug) => !offered.has(slug) || offered.get(slug)),
    ...[...offered].flatMap(([slug, value]) => (value && !kept.includes(slug) ? [slug] : [])),
  ];
}
