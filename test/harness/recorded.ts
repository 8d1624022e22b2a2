import type {TestRunnerConfig} from '@web/test-runner';

/** An answer of the service, as a test wants it. */
export interface RecordedAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body as it crosses the network. */
  readonly text: string;
}

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/** What is posted to an address below `/apps/recorded/` is how it answers from then on, by a real server. */
export function replayAnswers(): Middleware {
  const recorded = new Map<string, RecordedAnswer>();
  return async (context, next) => {
    if (!context.path.startsWith('/apps/recorded/')) return next();
    if (context.method === 'POST') {
      const chunks: Buffer[] = [];
      for await (const chunk of context.req) chunks.push(chunk);
      recorded.set(context.path, JSON.parse(Buffer.concat(chunks).toString('utf8')));
      context.status = 204;
    } else {
      const {status = 200, headers, text} = recorded.get(context.path) ?? {text: ''};
      context.status = status;
      context.body = text;
      context.remove('Content-Type');
      context.set({...headers});
    }
  };
}
