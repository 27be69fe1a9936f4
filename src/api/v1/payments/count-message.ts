import { Counter } from 'prom-client';

const messages = new Counter({
  name: 'payment_messages_total',
  help: 'Messages of banks and providers that reached this process, by what became of them',
  labelNames: ['provider', 'result'],
});

export const countMessage = (provider: string, result: string) => messages.inc({ provider, result });
