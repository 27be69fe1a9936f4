/** A plain page of the simulator; `body` is HTML. */
export function simulatorPage(title: string, body: string): string {
  return `<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>body{font:18px/1.6 system-ui;max-width:28rem;margin:3rem auto;padding:0 1rem}label{display:block}button,select,input:not([type=checkbox]),textarea{display:block;box-sizing:border-box;width:100%;min-height:3rem;margin:.6rem 0;font:inherit}</style>
<h1>${escapeHtml(title)}</h1>
${body}</html>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
