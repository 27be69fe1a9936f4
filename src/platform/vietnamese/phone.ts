/** Any Vietnamese subscriber number after +84: mobile (loosely, for ranges to come) or landline 2xx. */
const nationalNumber = /^(?:[35789]\d{8}|2\d{8,9})$/;
const foreignNumber = /^\+[1-9]\d{6,14}$/;
/** Paid and toll-free service numbers: reachable inside Vietnam only, so they have no E.164 form. */
const hotlineNumber = /^1[89]00(?:\d{4}|\d{6})$/;

/**
 * A phone number in E.164 ('+84912345678'), or null when the text holds no such number. Ignores everything but
 * digits and +; understands 0…, 84…, +84…, 0084… and the common mistake +840…; a foreign number needs
 * + or 00. Eleven-digit numbers from before 2018 and 1900/1800 hotlines give null.
 */
export function normalizePhone(text: string): string | null {
  const dialled = text.replace(/[^\d+]/g, '').replace(/^00/, '+');
  if (!dialled.startsWith('+')) {
    const national = dialled.replace(/^(?:0|840?)/, '');
    return national !== dialled && nationalNumber.test(national) ? `+84${national}` : null;
  }
  if (!dialled.startsWith('+84')) return foreignNumber.test(dialled) ? dialled : null;
  const national = dialled.replace(/^\+840?/, '');
  return nationalNumber.test(national) ? `+84${national}` : null;
}

/** `0912 345 678`, `024 3825 1234`, `1900 1234`; a foreign number in E.164, anything else unchanged. */
export function formatPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (hotlineNumber.test(digits)) return digits.replace(/^(\d{4})(\d{4}|\d{3})(\d{3})?$/, '$1 $2 $3').trim();
  const phone = normalizePhone(text);
  if (!phone?.startsWith('+84')) return phone ?? text.trim();
  const local = `0${phone.slice(3)}`;
  if (!local.startsWith('02')) return local.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');
  const hasShortArea = /^02[48]/.test(local);
  return local.replace(hasShortArea ? /^(\d{3})(\d{4})(\d+)$/ : /^(\d{4})(\d{4})(\d+)$/, '$1 $2 $3');
}
