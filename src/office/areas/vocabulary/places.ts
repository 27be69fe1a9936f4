import type { z } from 'zod';
import { placeKinds, provinceTypes, regions } from '#modules/catalog/codes.ts';
import { renameDestination } from '#modules/catalog/commands/rename-destination.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { addPlace, editPlace, editProvince } from '#modules/catalog/vocabulary/edit-place.ts';
import {
  findPlaceEntry,
  findProvinceEntry,
  listPlaceEntries,
  listProvinceEntries,
} from '#modules/catalog/vocabulary/entries.ts';
import { mergePlaces } from '#modules/catalog/vocabulary/merge-places.ts';
import { chosenPlaceKinds, placeEdit, provinceEdit } from '#modules/catalog/vocabulary/vocabulary-shapes.ts';
import type { Vocabulary, VocabularyField } from './vocabulary.ts';

type PlaceFields = z.output<typeof placeEdit>;
type ProvinceFields = z.output<typeof provinceEdit>;

const texts: VocabularyField[] = [
  {
    name: 'nameAlias',
    label: 'Tên khác',
    hint: 'Khách gõ tên này cũng tìm thấy. Cách nhau bằng dấu phẩy.',
    isWide: true,
  },
  { name: 'summary', label: 'Tóm tắt', look: 'long', rows: 2, isWide: true },
  { name: 'content', label: 'Bài giới thiệu', look: 'long', rows: 10, isWide: true },
];

const position: VocabularyField[] = [
  {
    name: 'lat',
    label: 'Vĩ độ',
    group: 'position',
    hint: 'Như 16.0544. Bấm giữ một điểm trên bản đồ điện thoại là thấy hai số, hoặc chọn trên bản đồ.',
  },
  { name: 'lng', label: 'Kinh độ', group: 'position', look: 'longitude', hint: 'Như 108.2022.' },
];

const shown: VocabularyField[] = [
  { name: 'mediaId', label: 'Hình', look: 'picture' },
  { name: 'popularity', label: 'Độ quen thuộc', look: 'number', hint: 'Số lớn đứng trước.' },
  { name: 'special', label: 'Nổi bật', look: 'tick' },
  { name: 'hidden', label: 'Ẩn khỏi trang', look: 'tick' },
];

function showShared(fields: PlaceFields | ProvinceFields) {
  const { title, nameAlias, summary, content, lat, lng, mediaId, special, popularity, hidden } = fields;
  return {
    title,
    nameAlias: nameAlias.join(', '),
    summary,
    content,
    lat: lat === null ? '' : `${lat}`,
    lng: lng === null ? '' : `${lng}`,
    mediaId: mediaId ?? '',
    special: special ? '1' : '',
    popularity: `${popularity}`,
    hidden: hidden ? '1' : '',
  };
}

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, title]) => ({ value, title }));

const byTitle = (one: { title: string }, other: { title: string }) =>
  one.title.localeCompare(other.title, 'vi');

export const places: Vocabulary<PlaceFields> = {
  slug: 'diem-den',
  title: 'Điểm đến',
  one: 'điểm đến',
  about: 'nơi khách tìm tới; tên và vị trí đổi ở đây là đổi trong danh sách, tìm kiếm và bản đồ',
  verb: 'catalogue.edit',
  objectType: 'place',
  fields: [
    { name: 'title', label: 'Tên' },
    { name: 'kind', label: 'Loại', look: 'choice', hint: 'Như biển, di tích, phố cổ.' },
    { name: 'province', label: 'Tỉnh, thành', look: 'choice' },
    ...texts,
    ...position,
    ...shown,
  ],
  async choices(db) {
    const provinces = await listProvinceEntries(db, '');
    return {
      kind: chosenPlaceKinds.map((value) => ({ value, title: placeKinds[value] })).toSorted(byTitle),
      province: provinces.map(({ key, title }) => ({ value: key, title })),
    };
  },
  shape: placeEdit,
  show: (fields) => ({ ...showShared(fields), kind: fields.kind, province: fields.province }),
  list: listPlaceEntries,
  read: findPlaceEntry,
  async add(tx, { fields, actor }, now) {
    const added = await addPlace(tx, { fields, actor }, now);
    return added.ok ? { ok: true, key: added.slug } : added;
  },
  edit: (tx, { key, ...given }, now) => editPlace(tx, { slug: key, ...given }, now),
  merge: mergePlaces,
  rename: (tx, given, now) => renameDestination(tx, { type: 'place', ...given }, now),
  pathOf: (key) => linkTo('Place', key),
};

export const provinces: Vocabulary<ProvinceFields> = {
  slug: 'tinh-thanh',
  title: 'Tỉnh, thành',
  one: 'tỉnh, thành',
  about: '34 đơn vị từ 01/07/2025',
  verb: 'catalogue.edit',
  objectType: 'province',
  fields: [
    { name: 'title', label: 'Tên' },
    { name: 'type', label: 'Loại', look: 'choice' },
    { name: 'region', label: 'Miền', look: 'choice' },
    { name: 'subRegion', label: 'Vùng' },
    { name: 'mergedFrom', label: 'Hợp từ', hint: 'Các tỉnh trước 01/07/2025.', isWide: true },
    { name: 'bestMonths', label: 'Tháng đẹp', hint: 'Như 3, 4, 5.' },
    ...texts,
    ...position,
    ...shown,
  ],
  choices: async () => ({ type: choicesOf(provinceTypes), region: choicesOf(regions) }),
  shape: provinceEdit,
  show: (fields) => ({
    ...showShared(fields),
    type: fields.type,
    region: fields.region,
    subRegion: fields.subRegion,
    mergedFrom: fields.mergedFrom.join(', '),
    bestMonths: fields.bestMonths.join(', '),
  }),
  list: listProvinceEntries,
  read: findProvinceEntry,
  edit: (tx, { key, ...given }, now) => editProvince(tx, { slug: key, ...given }, now),
  rename: (tx, given, now) => renameDestination(tx, { type: 'province', ...given }, now),
  pathOf: (key) => linkTo('Provinces', key),
};
