/** A violation of the contract: whose, of which section, and what to mend. */
export interface Finding {
  readonly by: 'client' | 'service';
  readonly section: string;
  readonly text: string;
}

/** A violation by the page: its request or its event. */
export function clientFinding(section: string, text: string): Finding {
  return {by: 'client', section, text};
}

/** A violation by the service: its answer. */
export function serviceFinding(section: string, text: string): Finding {
  return {by: 'service', section, text};
}
