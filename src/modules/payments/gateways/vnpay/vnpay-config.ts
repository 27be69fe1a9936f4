export interface VnpayConfig {
  tmnCode: string;
  hashSecret: string;
  /** The payment page, and the address for queries and refunds. */
  payUrl: string;
  apiUrl: string;
  /** This server's IP address, as registered in the contract. */
  serverIp: string;
}
