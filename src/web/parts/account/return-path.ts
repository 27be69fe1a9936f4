import type { GuestProviderName } from '#modules/identity/guests/guest-providers.ts';

/** The target of `?tiep=`: only a page of this site; the account otherwise. Sign-in pages are excluded, to avoid a loop. */
export function returnPath(requested: string | null): string {
  const here = 'http://site.invalid';
  const url = requested?.startsWith('/') && !/^\/[/\\]/.test(requested) ? URL.parse(requested, here) : null;
  if (url?.origin !== here || url.pathname.includes('//') || signInPaths.test(url.pathname))
    return accountPath;
  return url.pathname + url.search;
}

export const accountPath = '/tai-khoan';
const signInPaths =
  /^\/(dang-nhap|dang-ky|quen-mat-khau|dat-lai-mat-khau|xac-nhan-email|doi-email|quan-tri|api|dev)(\/|\.|$)/;

/**
 * The URL of a sign-in page that leads back to where somebody wanted to go. @param from the provider that led them to another
 * sign-in page
 */
export function signInPath(
  signInPage: '/dang-nhap' | '/dang-nhap/dien-thoai' | `/dang-nhap/${GuestProviderName}` | '/dang-ky',
  back: string,
  from: GuestProviderName | null = null,
): string {
  const query = new URLSearchParams({
    ...(from && { qua: from }),
    ...(back !== accountPath && { tiep: back }),
  });
  return query.size ? `${signInPage}?${query}` : signInPage;
}
