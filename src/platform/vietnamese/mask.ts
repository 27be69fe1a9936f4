import { formatPhone } from './phone.ts';

/** Masked personal data, for people who should recognise it without learning it. */

/** 'l***@g***.com'; empty for an empty address. */
export function maskEmail(email: string): string {
  if (email === '') return '';
  const [, name = '', host = ''] = /^(.*)@(.*)$/.exec(email) ?? [];
  const end = host.includes('.') ? host.slice(host.lastIndexOf('.')) : '';
  return `${name.slice(0, 1)}***@${host.slice(0, 1)}***${end}`;
}

/** '09xx xxx 123'. */
export function maskPhone(phone: string): string {
  const shown = formatPhone(phone);
  let digit = 0;
  const count = shown.replace(/\D/g, '').length;
  return shown.replace(/\d/g, (one) => {
    digit++;
    return digit <= 2 || digit > count - 3 ? one : 'x';
  });
}

/** 'N*** T*** H***'. */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return words.map((word) => `${[...word][0]}***`).join(' ');
}

/** 'NV****', for codes that are worth money. */
export function maskCode(code: string): string {
  return `${code.slice(0, 2)}****`;
}
