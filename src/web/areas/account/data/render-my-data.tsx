import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { tripTypeLabels } from '#modules/reviews/rules/trip-types.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { isDay } from '#platform/time/days.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import { dataLabels } from './data-labels.ts';

/** Fields of a data export that only programs need: they are in its JSON, not on the readable page. */
const machineKeys = new Set([
  ...[
    'id',
    'slug',
    'position',
    'version',
    'productId',
    'productSlug',
    'unitId',
    'ratePlanId',
    'takes',
    'demand',
  ],
  ...['vehicles', 'state', 'strength', 'answerMinutes', 'isCounterConfirmed', 'mealPlan', 'confirmation'],
  // Expressed in words by another line.
  ...['dueNow', 'taxIncluded', 'startsAt', 'grossVnd', 'canBeAccepted', 'canBePaid'],
]);

/** Readable texts for enum values, by the field's name. */
const dataWords: Record<string, Record<string, string>> = {
  provider: { credential: 'mật khẩu', google: 'Google', apple: 'Apple', facebook: 'Facebook', zalo: 'Zalo' },
  sex: { male: 'Nam', female: 'Nữ' },
  visibility: { private: 'Chỉ mình bạn', link: 'Ai có liên kết', public: 'Công khai' },
  kind: {
    ...Object.fromEntries(Object.values(kindProfiles).map(({ name, labels }) => [name, labels.one])),
    ...{ product: 'Dịch vụ', place: 'Điểm đến', transport: 'Di chuyển', note: 'Ghi chú' },
    ...{ account: 'Tài khoản', marketing: 'Nhận ưu đãi', zalo: 'Nhắn Zalo' },
    ...{ price: 'Giảm giá', places: 'Còn chỗ', late: 'Đến muộn', no_show: 'Không đến' },
    ...{ earn: 'Tích', take_back: 'Trừ lại', burn: 'Dùng', return: 'Trả lại', expire: 'Hết hạn' },
  },
  payMode: { prepay: 'Trả trước', deposit: 'Đặt cọc', at_property: 'Trả tại nơi ở' },
  by: { bank: 'chuyển khoản', office: 'tại quầy', guest: 'bạn', staff: 'nhân viên' },
  tripType: tripTypeLabels,
  status: {
    pending: 'Chờ nhân viên đọc',
    published: 'Đã đăng',
    rejected: 'Không được đăng',
    hidden: 'Đã gỡ',
  },
};

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** The human-readable page of a personal data export: everything in its JSON, in words, except what only programs need. */
export function renderMyData(held: { [key: string]: Value }, company: string): string {
  const title = `Dữ liệu của bạn tại ${company}`;
  const page = (
    <html lang="vi">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <h1>{title}</h1>
        <p>Tệp này chứa giấy tờ và liên hệ của bạn. Bạn cất ở nơi riêng.</p>
        {Object.entries(held).map(([key, value]) => (
          <section key={key}>
            <h2>{labelOf(key)}</h2>
            {show(value, key)}
          </section>
        ))}
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1c2a2e}' +
  'h2{margin-top:2.5rem;border-bottom:1px solid #d5dcdb}dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1rem;margin:.25rem 0}' +
  'dt{color:#5a6a6d}dd{margin:0;overflow-wrap:anywhere}ol{padding-left:1.5rem}li{margin:.75rem 0}';

const labelOf = (key: string) => dataLabels[key] ?? key;

function show(value: Value, of: string): ReactNode {
  if (isEmpty(value)) return 'Không có';
  if (typeof value === 'boolean') return value ? 'Có' : 'Không';
  if (typeof value === 'number') return value.toLocaleString('vi-VN');
  if (typeof value === 'string') return wordOf(value, of);
  if (Array.isArray(value))
    return (
      <ol>
        {value.map((one, index) => (
          <li key={index}>{show(one, of)}</li>
        ))}
      </ol>
    );
  const entries = Object.entries(value ?? {}).filter(([key, one]) => !machineKeys.has(key) && !isEmpty(one));
  if (entries.length === 0) return 'Không có';
  return (
    <dl>
      {entries.flatMap(([key, one]) => [
        <dt key={`${key} of`}>{labelOf(key)}</dt>,
        <dd key={key}>{show(one, key)}</dd>,
      ])}
    </dl>
  );
}

/** Nothing was said. */
const isEmpty = (value: Value) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

function wordOf(text: string, of: string): string {
  if (isInstant(text)) return formatDateTime(text);
  if (isDay(text)) return formatDate(text);
  return ownValue(dataWords[of] ?? {}, text) ?? text;
}

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
