/** A filled-in form of a page, one per submit button. */
export interface PageForm {
  /** The form's own address, or the page's. */
  target: string;
  /** What a browser would submit, with a value typed into each field. */
  fields: [string, string][];
}

/** Sample values by input type. */
const typed: Record<string, string> = {
  ...{ email: 'ai-do@example.com', tel: '0987654329', number: '1', date: '2026-12-24', time: '23:00' },
  ...{ text: 'Một người lạ', password: 'mật khẩu lạ', url: 'https://example.com' },
};

/** All POST forms of a page, once per submit button. @param page the address it was read from */
export function formsOf(html: string, page: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(
    ([, attributes = '', inside = '']) => {
      if (attributeOf(attributes, 'method')?.toLowerCase() !== 'post') return [];
      const target = attributeOf(attributes, 'action') || page;
      const fields = fieldsOf(inside);
      const buttons = [...inside.matchAll(/<button\b([^>]*)>/g)]
        .map(([, button = '']) => button)
        .filter((button) => attributeOf(button, 'type') !== 'button');
      return buttons.map((button) => {
        const name = attributeOf(button, 'name');
        return {
          target: attributeOf(button, 'formaction') || target,
          fields: name ? [...fields, [name, attributeOf(button, 'value') ?? ''] as [string, string]] : fields,
        };
      });
    },
  );
}

function fieldsOf(inside: string): [string, string][] {
  const inputs = [...inside.matchAll(/<(?:input|textarea)\b([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const name = attributeOf(attributes, 'name');
    const type = attributeOf(attributes, 'type') ?? 'text';
    if (!name || ['file', 'submit'].includes(type)) return [];
    const value = attributeOf(attributes, 'value');
    if (['hidden', 'checkbox', 'radio'].includes(type)) return [[name, value ?? 'on'] as [string, string]];
    return [[name, value || typed[type] || 'Một người lạ'] as [string, string]];
  });
  const choices = [...inside.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)].flatMap(
    ([, attributes = '', options = '']) => {
      const name = attributeOf(attributes, 'name');
      const values = [...options.matchAll(/<option\b[^>]*value="([^"]*)"/g)].map(([, value = '']) => value);
      return name ? [[name, values.at(-1) ?? ''] as [string, string]] : [];
    },
  );
  return [...inputs, ...choices];
}

function attributeOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(attributes)?.[1];
  return value
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}
