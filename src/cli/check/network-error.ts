import {ObstacleError} from './obstacle.ts';

/** Explains a failure of `fetch`. Returns any other error unchanged, because it is a bug. */
export function explainNetworkError(error: unknown, {host, hostname, port}: URL): unknown {
  const {name, cause} = error as Error & {cause?: {code?: string; message?: string}};
  if (name === 'TimeoutError')
    return new ObstacleError('no_answer', `${host} did not answer within ${TIMEOUT_MS / 1000} s.`);
  const code = cause?.code;
  if (!code) return error;
  if (isTls(code)) {
    const reason = certificateProblems[code] ?? `no secure connection could be made (${code})`;
    return new ObstacleError('tls', `${host} can't be trusted: ${reason}.`);
  }
  const reason = networkProblems[code]?.(hostname, port) ?? `${host} can't be reached (${code}).`;
  return new ObstacleError('no_answer', reason);
}

/** The timeout of a request in milliseconds, the same as the elements'. */
export const TIMEOUT_MS = 20_000;

function isTls(code: string): boolean {
  return code in certificateProblems || /^(ERR_(SSL|TLS)|EPROTO|CERT_|UNABLE_TO)/.test(code);
}

const certificateProblems: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'no known authority signed its certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'no known authority signed its certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'no known authority signed its certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another domain',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it answers without encryption, over http',
  EPROTO: 'it answers without encryption, over http',
};

const networkProblems: Readonly<Record<string, (hostname: string, port: string) => string>> = {
  ENOTFOUND: hostname => `${hostname} was not found. Check the address and your network connection.`,
  EAI_AGAIN: hostname => `${hostname} can't be looked up. Check your network connection.`,
  ECONNREFUSED: (hostname, port) =>
    `Nothing answers at ${hostname}${port && `:${port}`}. Check the address, and that the server is running.`,
  ECONNRESET: hostname => `${hostname} closed the connection without an answer.`,
  UND_ERR_SOCKET: hostname => `${hostname} closed the connection without an answer.`,
  UND_ERR_CONNECT_TIMEOUT: hostname => `${hostname} did not answer. Check your network connection.`,
  ENETUNREACH: () => 'There is no network connection.',
};
