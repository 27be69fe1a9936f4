const end = '</body></html>';

/** Always the same text, so that its hash in the page's policy is worked out once. */
const handOver = `{const {streamController}=window.__reactRouterContext;streamController.enqueue(document.currentScript.previousSibling.text);streamController.close()}`;

/**
 * A page with the data of its routes, which React Router's stream would otherwise write (`StreamTransfer`). The data is in an element
 * that no browser runs, and a short script hands it over: a script with the data in it would have to be hashed for each page.
 * @param scriptMark the nonce, without which the script does not run
 */
export function withRouterData(html: string, data: string, scriptMark: string): string {
  // It is JSON: the sign occurs in texts only, and nothing else can end the element or open a comment in it.
  const inert = `<script type="application/json">${data.replaceAll('<', '\\u003C')}</script>`;
  const script = `<script nonce="${scriptMark}">${handOver}</script>`;
  const at = html.endsWith(end) ? html.length - end.length : html.length;
  return html.slice(0, at) + inert + script + html.slice(at);
}
