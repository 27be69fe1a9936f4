import { fold } from '#platform/vietnamese/fold.ts';

/** Removes the keys of Telex and VNI typed while the input method was off: 'phus quoocs' → 'phu quoc'. */
export function withoutKeys(text: string): string {
  return fold(text)
    .split(' ')
    .map((word) =>
      word
        .replace(/(?<=[a-z])\d+|w/g, '')
        .replace(/dd/g, 'd')
        .replace(/(?<=[aeiouy][a-z]*)[sfrxj]/g, '')
        .replace(/([aeo])\1/g, '$1')
        .replace(/([aeo])([a-z]+)\1$/, '$1$2'),
    )
    .join(' ');
}
