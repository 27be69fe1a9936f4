import { fold } from '#platform/vietnamese/fold.ts';
import type { KindName } from '../../kinds/kind-names.ts';
import { getKind } from '../../kinds/registry.ts';

interface Placed {
  kind: string;
  title: string;
  address: string;
  places: readonly { title: string }[];
  provinces: readonly { title: string; nameAlias: readonly string[] }[];
}

/** Where a product is, as its card says it: 'Đảo Phú Quốc, An Giang'. */
export function placeOfCard({ kind, title, address, places, provinces: [province] }: Placed): string {
  const { hasMap } = getKind(kind as KindName);
  const at = hasMap ? places[0]?.title : province && partOf(province, [title, address]);
  return [at, province?.title].filter(Boolean).join(', ');
}

/**
 * The part of a province that all the texts name: 'Phú Quốc' of An Giang. Cars and services come to the guest, so their places
 * are where they may drive to; their own is what their title and their address agree on.
 */
function partOf(province: Placed['provinces'][number], texts: readonly string[]): string | undefined {
  const said = texts.map((text) => ` ${wordsOf(text)} `);
  return province.nameAlias.find((name) => said.every((text) => text.includes(` ${wordsOf(name)} `)));
}

const wordsOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ');
