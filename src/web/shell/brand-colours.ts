import type { CSSProperties } from 'react';

const token = /^[a-z][a-z-]*$/;
const colour = /^#[0-9a-f]{6}$/i;

/** The brand's colours out of the settings, as the tokens that the style sheet reads; what is no colour is left out. */
export function brandColours(colours: Record<string, string>): CSSProperties {
  return Object.fromEntries(
    Object.entries(colours)
      .filter(([name, value]) => token.test(name) && colour.test(value))
      .map(([name, value]) => [`--color-${name}`, value]),
  );
}
