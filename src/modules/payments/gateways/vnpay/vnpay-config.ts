export interface VnpayConfig {
  tmnCode: string;
  hashSecret: string;
  /** The page that guests pay on, and the address for queries and refunds. */
  payUrl: string;
  apiUrl: string;
  /** Of this server, as the contract registers it. */
  serverIp: string;
}
