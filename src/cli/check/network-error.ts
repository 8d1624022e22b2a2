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
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it signed its certificate itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'nobody known signed its certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'nobody known signed its certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'nobody known signed its certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another domain',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it answers without encryption, as an http:// address does',
  EPROTO: 'it answers without encryption, as an http:// address does',
};

const networkProblems: Readonly<Record<string, (hostname: string, port: string) => string>> = {
  ENOTFOUND: hostname => `There is no ${hostname}: is the address right, and is there a network?`,
  EAI_AGAIN: hostname => `${hostname} can't be looked up: is there a network?`,
  ECONNREFUSED: (hostname, port) =>
    `Nothing answers at ${hostname}${port && `:${port}`}: is the address right, and does the server run?`,
  ECONNRESET: hostname => `${hostname} closed the connection without an answer.`,
  UND_ERR_SOCKET: hostname => `${hostname} closed the connection without an answer.`,
  UND_ERR_CONNECT_TIMEOUT: hostname => `${hostname} did not answer: is there a network?`,
  ENETUNREACH: () => 'There is no network.',
};
