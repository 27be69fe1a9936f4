import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ownValue } from '#platform/forms/own-value.ts';
import { isDay } from '#platform/time/days.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import { dataLabels } from './data-labels.ts';
import { dataWords } from './data-words.ts';
import { machineKeys } from './machine-keys.ts';

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
