import type {TestRunnerConfig} from '@web/test-runner';

/** An answer of the service, as a test wants it. */
export interface RecordedAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body as it crosses the network. */
  readonly text: string;
}

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/** What is posted to `/recorded-answer` is how `/apps/recorded/search` answers from then on, by a real server. */
export function replayAnswers(): Middleware {
  let recorded: RecordedAnswer = {text: ''};
  return async (context, next) => {
    if (context.path === '/recorded-answer') {
      const chunks: Buffer[] = [];
      for await (const chunk of context.req) chunks.push(chunk);
      recorded = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      context.status = 204;
    } else if (context.path === '/apps/recorded/search') {
      context.status = recorded.status ?? 200;
      context.body = recorded.text;
      context.remove('Content-Type');
      context.set({...recorded.headers});
    } else await next();
  };
}
