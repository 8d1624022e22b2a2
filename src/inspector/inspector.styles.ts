import {css} from 'lit';

export const styles = css`
  :host {
    --ink: light-dark(#1d2530, #dce3ea);
    --quiet: light-dark(#5a6572, #98a5b3);
    --ground: light-dark(#ffffff, #15181d);
    --line: light-dark(#d9dee4, #2c323b);
    --good: light-dark(#13703a, #7ddc9c);
    --warn: light-dark(#8a5300, #ffc267);
    --bad: light-dark(#b3161f, #ff8f8a);
    --link: light-dark(#0b5bb5, #8cc4ff);
    all: initial;
    position: fixed;
    inset: auto 0.5rem 0.5rem auto;
    z-index: 2147483000;
    display: grid;
    justify-items: end;
    gap: 0.375rem;
    pointer-events: none;
    color: var(--ink);
    color-scheme: light dark;
    font:
      12px / 1.5 ui-monospace,
      Menlo,
      Consolas,
      monospace;
  }

  @media print {
    :host {
      display: none;
    }
  }

  :host > * {
    pointer-events: auto;
  }

  button,
  select {
    min-block-size: 24px;
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--line);
    border-radius: 6px;
    background: var(--ground);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  :focus-visible {
    outline: 2px solid var(--link);
    outline-offset: 1px;
  }

  .toggle {
    border-radius: 99px;
    font-weight: 700;
  }

  .toggle b {
    color: var(--bad);
  }

  .panel {
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    box-sizing: border-box;
    inline-size: min(34rem, 100vw - 1rem);
    block-size: min(38rem, 72vh);
    padding: 0.75rem;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--ground);
    box-shadow: 0 12px 40px rgb(0 0 0 / 0.3);
    overflow-wrap: anywhere;
  }

  /* On a phone, the upper half of the page stays in sight while a state of the service is selected. */
  @media (width < 40rem) {
    .panel {
      block-size: 44vh;
      overflow: auto;
      overscroll-behavior: contain;
    }

    .panel .scroll {
      flex: none;
      overflow: visible;
    }
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.375rem;
  }

  .bar .end {
    margin-inline-start: auto;
  }

  [aria-pressed='true'] {
    border-color: var(--link);
    color: var(--link);
    font-weight: 700;
  }

  h2,
  h3,
  p,
  dl,
  ol,
  ul,
  pre {
    margin: 0;
    padding: 0;
  }

  h2,
  h3 {
    font-size: inherit;
  }

  .budget {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }

  .budget strong,
  .late {
    color: var(--warn);
  }

  meter {
    inline-size: 8rem;
    vertical-align: middle;
  }

  .scroll {
    flex: 1;
    overflow: auto;
    min-block-size: 0;
  }

  .scroll > h3 {
    margin-block: 0.75rem 0.25rem;
  }

  a {
    color: var(--link);
  }

  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
