import {css} from './rendered-element.ts';

export const drawerStyles = css`
  [part='open'] {
    inline-size: 100%;
    margin-block-end: .5rem;
  }
  dialog {
    inline-size: min(24rem, 88vw);
    max-inline-size: none;
    block-size: 100dvh;
    max-block-size: none;
    margin: 0 0 0 auto;
    padding: 0;
    border: 0;
    overscroll-behavior: contain;
    &::backdrop {
      background: rgb(0 0 0 / 45%);
    }
  }
  [part='drawer-content'] {
    display: grid;
    grid-template-rows: auto 1fr auto;
    block-size: 100%;
    & > * {
      padding: .5rem 1.25rem;
    }
    & > [part='facets'] {
      overflow-y: auto;
    }
    & header {
      display: flex;
      align-items: center;
      justify-content: space-between;
      border-block-end: 1px solid var(--_border);
      font-weight: 600;
    }
    & footer {
      border-block-start: 1px solid var(--_border);
    }
  }
  [part='close'] {
    min-inline-size: 2.75rem;
    margin-inline-end: -.9rem;
    padding: 0;
    border-color: transparent;
    font-size: 1.4em;
    line-height: 1;
  }
  [part='show'] {
    inline-size: 100%;
    color: Canvas;
    background: CanvasText;
  }
`;
