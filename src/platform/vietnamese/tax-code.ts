const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3];
/** Province codes in citizen numbers: 001 to 096. */
const maxProvince = 96;

/**
 * A tax code (MST) in its canonical form, or null when invalid: ten digits for an enterprise, those with '-' and three
 * digits for a branch (which may be typed without the dash), or a citizen's twelve, which are the tax code of persons and
 * household businesses since July 2025. Ignores spaces.
 */
export function normalizeTaxCode(text: string): string | null {
  const code = text.replace(/\s/g, '').replace(/^(\d{10})-?(\d{3})$/, '$1-$2');
  return isTaxCode(code) ? code : null;
}

/**
 * The error message for a tax code as typed, which says what would be right, or null. Distinguishes a wrong form from a
 * wrong digit, so that somebody who typed ten digits does not look for an eleventh.
 */
export function checkTaxCode(typed: string): string | null {
  if (!typed.trim()) return 'Vui lòng nhập mã số thuế.';
  if (normalizeTaxCode(typed)) return null;
  const digits = typed.replace(/[\s-]/g, '');
  if (/^\d{12}$/.test(digits))
    return 'Mã số thuế 12 số là số căn cước, bắt đầu bằng mã tỉnh từ 001 đến 096. Bạn xem lại từng chữ số.';
  if (/^\d{10}(?:\d{3})?$/.test(digits))
    return 'Mã số thuế đủ chữ số nhưng có số chưa đúng. Bạn xem lại từng chữ số trên giấy đăng ký.';
  return 'Mã số thuế gồm 10 chữ số (chi nhánh 13), hoặc 12 số căn cước của cá nhân, hộ kinh doanh.';
}

/**
 * Whether a text is a valid tax code in canonical form. The tenth digit of an enterprise is its check digit: 10 − (weighted
 * sum of the first nine mod 11); branches are numbered from 001. A citizen's number has none, but begins with a province and
 * a digit for sex and century.
 */
export function isTaxCode(text: string): boolean {
  if (/^\d{12}$/.test(text)) {
    const province = Number(text.slice(0, 3));
    return province >= 1 && province <= maxProvince;
  }
  if (!/^\d{10}(?:-(?!000)\d{3})?$/.test(text)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return Number(text[9]) === 10 - (sum % 11);
}
