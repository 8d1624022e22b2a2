/** A violation of the contract: by whom, of which section, and what to fix. */
export interface Finding {
  readonly by: 'client' | 'service';
  readonly section: string;
  readonly text: string;
}

/** A violation by the page, in a request or an event. */
export function clientFinding(section: string, text: string): Finding {
  return {by: 'client', section, text};
}

/** A violation by the service, in an answer. */
export function serviceFinding(section: string, text: string): Finding {
  return {by: 'service', section, text};
}
