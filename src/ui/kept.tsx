import { type ComponentType, createContext, createElement, useContext } from 'react';

/** Renders a component to HTML, or to a placeholder for HTML that was rendered before; null while the component is not ready. */
export type RenderCached = <Props extends object>(
  part: ComponentType<Props>,
  props: Props,
  at: string,
  varying?: keyof Props,
) => string | null;

/** Provided by the server; null in a browser. */
export const RenderCachedContext = createContext<RenderCached | null>(null);

/**
 * An element whose content the server caches as HTML: rendered once for the same `props`, then inserted into later pages
 * unchanged. In a browser it is an ordinary component. For content that is the same for everybody on many pages.
 *
 * The component may depend only on `props`, which are plain data, and on the path `at`: it uses no context, no `useId` and
 * no URL relative to the page.
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
  as?: 'div' | 'fieldset' | 'article' | 'nav' | 'search';
  /** The element's accessible name. */
  label?: string;
  className?: string;
  part: ComponentType<Props>;
  props: Props;
  at?: string;
  /**
   * The prop whose texts differ on nearly every page: the component may only test whether they are empty, so that it is
   * rendered once and they are filled in.
   */
  varying?: keyof Props;
}) {
  const renderCached = useContext(RenderCachedContext);
  const html = renderCached?.(part, props, at, varying) ?? null;
  const element = { className, 'aria-label': label };
  if (html === null) return <Tag {...element}>{createElement(part, props)}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote and escaped it (`renderCached`)
  return <Tag {...element} dangerouslySetInnerHTML={{ __html: html }} />;
}
