import type { SecurityChange } from '../events.ts';
import { guestProviderLabels, isGuestProvider } from './guest-providers.ts';

const words: Record<SecurityChange, string> = {
  password: 'đặt mật khẩu mới',
  'passkey-added': 'thêm một khóa truy cập',
  'passkey-removed': 'bỏ một khóa truy cập',
  'codes-on': 'bật mã 6 số khi đăng nhập',
  'codes-off': 'tắt mã 6 số khi đăng nhập',
  linked: 'liên kết với',
  unlinked: 'bỏ liên kết với',
};

/** What happened to an account's sign-in, to follow 'vừa': 'thêm một khóa truy cập', 'liên kết với Google'. */
export function securityWords(change: SecurityChange, provider: string | null): string {
  return isGuestProvider(provider) ? `${words[change]} ${guestProviderLabels[provider]}` : words[change];
}
