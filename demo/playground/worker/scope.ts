/** What the service worker uses of its global scope; the project's types are those of pages. */
export interface WorkerScope {
  readonly registration: {readonly scope: string};
  readonly clients: {claim(): Promise<void>};
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listen: (event: LifeEvent & {readonly data: unknown}) => void): void;
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends LifeEvent {
  readonly request: Request;
  respondWith(response: Response | Promise<Response>): void;
}
