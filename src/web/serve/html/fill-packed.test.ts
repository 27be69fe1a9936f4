import { data, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { pack, packedText } from '#web/app/pack.ts';
import { fillPacked, notePacked, type packedContext } from './fill-packed.ts';
import type { HtmlPiece } from './kept-pieces.ts';

async function textsOf(given: unknown): Promise<Map<string, HtmlPiece>> {
  const module = { loader: async () => given, default: () => null };
  const build = { routes: { page: { id: 'page', module } } } as unknown as ServerBuild;
  const texts = new Map<string, HtmlPiece>();
  const context = { get: (_: typeof packedContext) => texts };
  const loader = notePacked(build).routes.page?.module.loader as unknown as (
    args: object,
  ) => Promise<unknown>;
  expect(await loader({ context })).toBe(given);
  return texts;
}

const page = pack({ title: 'Hội An', note: `'</script>"\n` });

test.each([
  ['as it is', { page, count: 1 }],
  ['with headers', data({ page, count: 1 }, { headers: { 'x-cache-fresh': '10' } })],
])('data packed by a loader, given %s, replaces its placeholder', async (_, given) => {
  const texts = await textsOf(given);
  expect(fillPacked(`["${page.packed}",1]`, texts).join('')).toBe(`["${packedText(page)}",1]`);
});

test('packed data of others is not used: without its own text a placeholder stays', async () => {
  const other = pack({ secret: 'của người khác' });
  const texts = await textsOf({ page });
  expect(fillPacked(`"${other.packed}"`, texts).join('')).toBe(`"${other.packed}"`);
});

test.each([null, 'a text', 7, { page: { packed: 'tự gõ' } }])(
  'a loader that packed nothing: %j',
  async (given) => {
    expect((await textsOf(given)).size).toBe(0);
  },
);
