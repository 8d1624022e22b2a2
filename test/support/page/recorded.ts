import type {TestRunnerConfig} from '@web/test-runner';

/** A recorded answer of the service, to be replayed. */
export interface RecordedAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body as sent. */
  readonly text: string;
}

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/** Replays answers over real HTTP: stores an answer that is posted below `/apps/recorded/`, and sends it to later requests. */
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
