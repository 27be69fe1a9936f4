import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withRouterData } from './with-router-data.ts';

const page = '<!DOCTYPE html><html><body><p>Trang</p></body></html>';
const written =
  /<script type="application\/json">([\s\S]*?)<\/script><script nonce="dấu">([\s\S]*)<\/script><\/body><\/html>$/;

/** What the router in a browser would receive. */
function given(html: string): string[] {
  const [, text = '', code = ''] = written.exec(html) ?? [];
  const chunks: string[] = [];
  const streamController = { enqueue: (text: string) => chunks.push(text), close: () => chunks.push('hết') };
  const document = { currentScript: { previousSibling: { text } } };
  runInNewContext(code, { document, window: { __reactRouterContext: { streamController } } });
  return chunks;
}

const valuesOf = (lines = '') => lines.split('\n').map((line) => JSON.parse(line.replace(/^P\d+:/, '')));

test('the data is streamed unchanged, followed by its end', () => {
  const data = `${JSON.stringify([{ _1: 2 }, 'Nguyễn \'A\' & "B" \\ C\n\u2028'])}\nP1:[2]`;
  expect(given(withRouterData(page, data, 'dấu'))).toEqual([data, 'hết']);
});

test('text by guests cannot close the script or open another', () => {
  const typed = JSON.stringify(["</script><script>alert(1)</script><!--');alert(1);('"]);
  const html = withRouterData(page, typed, 'dấu');
  expect(html.match(/<\/?script/g)).toHaveLength(4);
  expect(html).not.toContain('<!--');
  expect(valuesOf(given(html)[0])).toEqual([JSON.parse(typed)]);
});

test('what it runs is the same on every page, so that its hash is known', () => {
  const scriptOf = (data: string) => written.exec(withRouterData(page, data, 'dấu'))?.[2];
  expect(scriptOf('["một"]')).toBe(scriptOf('["hai"]'));
});

test('the page itself is unchanged', () => {
  const html = withRouterData(page, '[]', 'dấu');
  expect(html.replace(/<script[\s\S]*<\/script>/, '')).toBe(page);
});
