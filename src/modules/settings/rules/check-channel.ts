import { normalizePhone } from '#platform/vietnamese/phone.ts';
import type { SiteSettings } from '../schema.ts';

/** The checked channel, and whether it belongs to the company. `label` names it if it does. */
export interface CheckedChannel {
  kind: 'phone' | 'bank_account' | 'email' | 'page';
  isOurs: boolean;
  label: string;
}

type Channels = Pick<
  SiteSettings,
  | 'phone'
  | 'hotlines'
  | 'bankAccounts'
  | 'customerEmail'
  | 'facebook'
  | 'messenger'
  | 'tiktok'
  | 'zaloOa'
  | 'officialChannels'
>;

/**
 * Whether a phone number, bank account, mail address or page belongs to the company, typed in any form. Null for anything
 * else, such as a booking code. A number that could be a phone or an account is checked as both.
 */
export function checkChannel(typed: string, settings: Channels, publicUrl: string): CheckedChannel | null {
  const text = typed.trim();
  if (/^[\d\s.+()-]+$/.test(text) && text.replace(/\D/g, '').length >= 6) return checkNumber(text, settings);
  if (/^[^\s@/]+@[^\s@/]+$/.test(text)) {
    const isOurs = text.toLowerCase() === settings.customerEmail.toLowerCase();
    return { kind: 'email', isOurs, label: 'Hộp thư của chúng tôi' };
  }
  return /^@\S|\S\.\S|\S\/\S/.test(text) ? checkPage(text, settings, publicUrl) : null;
}

function checkNumber(
  text: string,
  { phone, hotlines, bankAccounts, officialChannels }: Channels,
): CheckedChannel {
  const digits = (number: string) => normalizePhone(number) ?? number.replace(/\D/g, '');
  const account = bankAccounts.find(({ no }) => no === text.replace(/\D/g, ''));
  if (account) {
    return { kind: 'bank_account', isOurs: true, label: `${account.bankName}, ${account.name}` };
  }
  const phones = [
    ...hotlines.map((line) => ({ label: line.label, value: line.phone })),
    ...officialChannels.filter(({ kind }) => kind === 'phone'),
    { label: 'Tổng đài', value: phone },
  ];
  const own = phones.find(({ value }) => digits(value) === digits(text));
  const looksLikePhone = normalizePhone(text) !== null || /^1[89]00/.test(digits(text));
  return {
    kind: own || looksLikePhone ? 'phone' : 'bank_account',
    isOurs: own !== undefined,
    label: own?.label ?? '',
  };
}

function checkPage(text: string, settings: Channels, publicUrl: string): CheckedChannel {
  const { facebook, messenger, tiktok, zaloOa, officialChannels } = settings;
  const pages = [
    ...officialChannels.map(({ label, value }) => ({ label, value })),
    { label: 'Trang Facebook', value: facebook },
    { label: 'Messenger', value: messenger },
    { label: 'TikTok', value: tiktok },
    { label: 'Zalo', value: zaloOa },
  ].filter(({ value }) => value.includes('/'));
  const given = addressOf(text);
  const isSite = given.split('/')[0] === addressOf(publicUrl).split('/')[0];
  const own = pages.find(({ value }) => {
    const address = addressOf(value);
    return given === address || given === address.slice(address.indexOf('/') + 1);
  });
  if (isSite) return { kind: 'page', isOurs: true, label: 'Trang web của chúng tôi' };
  return { kind: 'page', isOurs: own !== undefined, label: own?.label ?? '' };
}

/** Normalised host and path. A host that only looks like ours stays different. */
function addressOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^(?:www|m|web|vi-vn)\.(?=[^/]+\.)/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
}
