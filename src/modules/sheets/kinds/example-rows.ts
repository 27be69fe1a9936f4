import { type ContentField, writeRowText } from '#modules/catalog/editing/content-field.ts';
import type { NamesOf } from '#modules/catalog/editing/products.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { contentCellOf } from './content-cells.ts';
import type { OutRow } from './sheet.ts';

/** Three realistic example products: every field filled in with a valid value. */
export function exampleRows(kind: KindName, fields: readonly ContentField[], names: NamesOf): OutRow[] {
  return [1, 2, 3].map((number) => ({
    code: '',
    slug: '',
    status: 'Nháp',
    ...Object.fromEntries(fields.map((field) => [field.name, exampleCell(kind, field, number, names)])),
  }));
}

/** Fields that few need, and those that would refer to the company's own data. */
const leftEmpty = [
  'images',
  'details.hotels',
  'details.extras',
  'details.mandatoryFees',
  'details.surcharges',
  'details.childPolicy',
];

/** Example texts of fields whose meaning says more than their type. */
function meantText(kind: KindName, name: string, number: number, names: NamesOf): string | undefined {
  const one = kindProfiles[kind].labels.one;
  const [slug, title] = [...names.provinces.titleOf][number % 5] ?? ['', ''];
  const place = [...names.places.titleOf].find(([, called]) => called !== title)?.[1] ?? '';
  const meant: Record<string, string> = {
    title: `${one} mẫu số ${number}`,
    nameAlias: `${one} ví dụ ${number}`,
    summary: 'Một, hai câu nói điều đáng đi nhất.',
    content: '## Giới thiệu\n\nMột đoạn văn tả nơi này.',
    highlights: 'Điểm nổi bật thứ nhất\nĐiểm nổi bật thứ hai\nĐiểm nổi bật thứ ba',
    provinces: slug ? title : '',
    places: place,
    'location.lat': '16,05',
    'location.lng': '108,2',
    'location.address': `Số ${number} đường Biển`,
    'details.star': '4',
    'details.yearBuilt': '2015',
    'details.modelYear': '2022',
    'details.durationMinutes': '120',
    'details.fleet': `xe-${number}-1\nxe-${number}-2`,
    ...Object.fromEntries(leftEmpty.map((empty) => [empty, ''])),
  };
  return meant[name];
}

function exampleCell(kind: KindName, field: ContentField, number: number, names: NamesOf): string | number {
  return contentCellOf(field, meantText(kind, field.name, number, names) ?? exampleText(field, number));
}

function exampleText(field: ContentField, number: number): string {
  const { name, type, label, isNumeric, columns = [], options = [] } = field;
  switch (type) {
    case 'number':
      return String(number + 1);
    case 'money':
      return `${number}.000.000`;
    case 'tick':
      return number === 1 ? '1' : '';
    case 'clock':
      return '08:00';
    case 'day':
      return `2030-0${number}-15`;
    case 'choice':
      return options[0]?.value ?? '';
    case 'choices':
      return options
        .slice(0, isNumeric ? 7 : 2)
        .map(({ value }) => value)
        .join(', ');
    case 'lines':
      return columns.length > 0
        ? columns.map((column) => exampleText(column, number)).join(' | ')
        : `${label} thứ nhất\n${label} thứ hai`;
    case 'rows':
      // A service has four steps.
      return writeRowText(
        columns,
        Array.from({ length: name === 'details.steps' ? 4 : 1 }, () =>
          Object.fromEntries(columns.map((column) => [column.name, exampleText(column, number)])),
        ),
      );
    case 'picture':
    case 'names':
      return '';
    default:
      return `${label}, ví dụ`;
  }
}
