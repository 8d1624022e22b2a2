import {css} from 'lit';

export const entryRowStyles = css`
  ol {
    list-style: none;
  }

  li {
    padding-block: 0.25rem;
    border-block-start: 1px solid var(--line);
  }

  li.wrong {
    border-inline-start: 3px solid var(--bad);
    padding-inline-start: 0.375rem;
  }

  li.earlier summary {
    font-style: italic;
  }

  summary {
    display: flex;
    flex-wrap: wrap;
    column-gap: 0.5rem;
    min-block-size: 24px;
    cursor: pointer;
  }

  .id,
  time,
  .lane,
  dt,
  i {
    color: var(--quiet);
  }

  .id {
    min-inline-size: 2ch;
    text-align: end;
  }

  .name {
    font-weight: 700;
  }

  .count {
    margin-inline-start: auto;
  }

  .good {
    color: var(--good);
  }

  .warn,
  .note {
    color: var(--warn);
  }

  .bad,
  .finding {
    color: var(--bad);
  }

  .event {
    color: var(--link);
  }

  .quiet,
  .outcome.signal {
    color: var(--quiet);
  }

  li.event {
    color: inherit;
  }

  dl div {
    display: flex;
    flex-wrap: wrap;
    column-gap: 1ch;
  }

  dd {
    margin: 0;
  }

  details > :not(summary),
  .finding {
    margin-inline-start: 1rem;
  }

  pre {
    max-block-size: 16rem;
    overflow: auto;
    padding: 0.5rem;
    border-radius: 6px;
    background: light-dark(#f2f4f7, #0d0f12);
    white-space: pre-wrap;
  }
`;
