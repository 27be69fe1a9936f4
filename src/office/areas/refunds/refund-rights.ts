/** Any one of these rights allows reading refunds. */
export const refundRights = [
  'refund.approve',
  'refund.reject',
  'refund.pay',
  'refund.read',
  'refund.account',
];
