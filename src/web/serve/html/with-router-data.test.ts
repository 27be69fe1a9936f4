import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withRouterData } from './with-router-data.ts';

const page = '<!DOCTYPE html><html><body><p>Trang</p></body></html>';

/** What the router in a browser would receive. */
function given(html: string): string[] {
  const code = /<script nonce="dấu">([\s\S]*)<\/script><\/body><\/html>$/.exec(html)?.[1] ?? '';
  const chunks: string[] = [];
  const streamController = { enqueue: (text: string) => chunks.push(text), close: () => chunks.push('hết') };
  runInNewContext(code, { window: { __reactRouterContext: { streamController } } });
  return chunks;
}

test('the data is streamed unchanged, followed by its end', () => {
  const data = `${JSON.stringify([{ _1: 2 }, 'Nguyễn \'A\' & "B" \\ C\n\u2028'])}\nP1:[2]\n`;
  expect(given(withRouterData(page, data, 'dấu'))).toEqual([data, 'hết']);
});

test('text by guests cannot close the script or open another', () => {
  const data = JSON.stringify(["</script><script>alert(1)</script><!--');alert(1);('"]);
  const html = withRouterData(page, data, 'dấu');
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  expect(html).not.toContain('<!--');
  expect(given(html)).toEqual([data, 'hết']);
});

test('the page itself is unchanged', () => {
  const html = withRouterData(page, '[]', 'dấu');
  expect(html.replace(/<script[\s\S]*<\/script>/, '')).toBe(page);
});
