import type { Gateway } from './gateway.ts';

/** Cash or card at the office: the guest comes by with the booking's code, and staff record the payment. */
export const counterGateway: Gateway = {
  method: 'office',
  isLocal: true,
  async start() {
    return { state: 'pending', details: {} };
  },
};
