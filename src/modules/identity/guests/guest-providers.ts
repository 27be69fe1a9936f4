/** Sign-in providers for guests, in display order. */
export const guestProviders = ['google', 'apple', 'facebook', 'zalo'] as const;
export type GuestProviderName = (typeof guestProviders)[number];

export const guestProviderLabels: Record<GuestProviderName, string> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
  zalo: 'Zalo',
};

export const isGuestProvider = (name: unknown): name is GuestProviderName =>
  (guestProviders as readonly unknown[]).includes(name);
