const end = '</body></html>';

const escapes: Record<string, string> = {
  "'": "\\'",
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '<': '\\u003C',
  '>': '\\u003E',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * A page with the data of its routes, which React Router's stream would otherwise write (`StreamTransfer`). In single quotes,
 * because the data is JSON and full of double ones.
 * @param scriptMark the nonce, without which the script does not run
 */
export function withRouterData(html: string, data: string, scriptMark: string): string {
  const quoted = data.replace(/['\\\n\r<>&\u2028\u2029]/g, (character) => escapes[character] ?? '');
  const controller = 'window.__reactRouterContext.streamController';
  const script = `<script nonce="${scriptMark}">${controller}.enqueue('${quoted}');${controller}.close();</script>`;
  const at = html.endsWith(end) ? html.length - end.length : html.length;
  return html.slice(0, at) + script + html.slice(at);
}
