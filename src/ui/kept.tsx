import { type ComponentType, createContext, createElement, useContext } from 'react';

/** Gives the HTML of a part for its props, out of memory where it was drawn before; null while the part is not ready. */
export type DrawKept = <Props extends object>(
  part: ComponentType<Props>,
  props: Props,
  at: string,
  varying?: keyof Props,
) => string | null;

/** The server says here how it draws; in a browser there is none. */
export const DrawKeptContext = createContext<DrawKept | null>(null);

/**
 * An element with a part in it of which the server keeps the HTML: drawn once for the same `props`, it is put into later
 * pages as it is. In a browser it is a part like any other. For what many pages show alike to everybody.
 *
 * What the part draws may depend on nothing but `props`, which are plain data, and on the path `at`: it reads no context, has
 * no `useId` and no address that is relative to the page.
 */
export function Kept<Props extends object>({
  as: Tag = 'div',
  label,
  className,
  part,
  props,
  at = '/',
  varying,
}: {
  as?: 'div' | 'fieldset' | 'article' | 'nav';
  /** What the element is called. */
  label?: string;
  className?: string;
  part: ComponentType<Props>;
  props: Props;
  at?: string;
  /**
   * The prop whose texts are other ones on nearly every page: of them the part asks no more than whether they are empty, so that
   * it is drawn once and they are put in.
   */
  varying?: keyof Props;
}) {
  const drawKept = useContext(DrawKeptContext);
  const html = drawKept?.(part, props, at, varying) ?? null;
  const element = { className, 'aria-label': label };
  if (html === null) return <Tag {...element}>{createElement(part, props)}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote and escaped it (`drawKept`)
  return <Tag {...element} dangerouslySetInnerHTML={{ __html: html }} />;
}
