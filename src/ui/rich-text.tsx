import { classNames } from './class-names.ts';

/** Editors' text as HTML that `renderMarkdown` has made safe. Nothing else may be passed in. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={classNames('prose', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown escapes raw HTML and drops unsafe links
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
