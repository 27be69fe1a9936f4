/** Made-up merchant credentials of the development site for the payment simulators. */
export const simulatedKeys = {
  vnpay: { tmnCode: 'NEOVIET1', hashSecret: 'SIMVNPAYSECRET0123456789ABCDEFGH' },
  momo: { partnerCode: 'MOMOSIM', accessKey: 'SIMACCESS', secretKey: 'SIMMOMOSECRET0123456789ABCDEFGHI' },
  zalopay: { appId: 2554, key1: 'SIMZLPKEY1', key2: 'SIMZLPKEY2' },
};
