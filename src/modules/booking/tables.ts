/** The tables that only this module writes. */
export const tables = [
  'bookings',
  'promotion_uses',
  'booking_items',
  'travellers',
  'departure_crews',
  'departure_parts',
  'departure_seats',
  'departure_rooms',
  'booking_changes',
  'payment_parts',
  'booking_events',
  'booking_notes',
  'access_codes',
  'disruptions',
  'disruption_days',
  'disruption_items',
] as const;
