import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { dataLabels } from './data-labels.ts';

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** The page of a copy of somebody's data that is read without a program: everything that its JSON has, with words for it. */
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
            {show(value)}
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

function show(value: Value): ReactNode {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Có' : 'Không';
  if (typeof value === 'number') return value.toLocaleString('vi-VN');
  if (typeof value === 'string') return isInstant(value) ? formatDateTime(value) : value;
  if (Array.isArray(value)) return value.length === 0 ? 'Không có' : <ol>{value.map(item)}</ol>;
  const entries = Object.entries(value);
  if (entries.length === 0) return 'Không có';
  return (
    <dl>
      {entries.flatMap(([key, one]) => [
        <dt key={`${key} of`}>{labelOf(key)}</dt>,
        <dd key={key}>{show(one)}</dd>,
      ])}
    </dl>
  );
}

const item = (value: Value, index: number) => <li key={index}>{show(value)}</li>;

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
