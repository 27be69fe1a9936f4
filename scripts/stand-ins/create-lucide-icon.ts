import { createElement, type SVGProps } from 'react';

interface Drawing {
  name: string;
  size: number;
  aliases?: string[];
  node: [tag: string, attributes: Record<string, string>][];
}

interface Props extends SVGProps<SVGSVGElement> {
  size?: number;
}

/** lucide's component factory for icons, reduced to what this site uses: the same HTML from a tenth of the code. */
export default function createLucideIcon({ name, size, aliases = [], node }: Drawing) {
  const classes = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)].join(' ');
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className, size: shown = 24, ...props }: Props) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: shown,
        height: shown,
        viewBox: `0 0 ${size} ${size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${classes} ${className}` : classes,
        ...(!props['aria-label'] && { 'aria-hidden': 'true' }),
        ...props,
      },
      parts,
    );
}
