import {css} from 'lit';

export const drawerStyles = css`
  dialog {
    inline-size: min(384px, 88vw);
    max-inline-size: none;
    block-size: 100dvh;
    max-block-size: none;
    margin-block: 0;
    margin-inline: auto 0;
    padding: 0;
    border: 0;
    background: var(--_ground);
    color: var(--_text);
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
      padding: 8px 20px;
    }
    & > [part='facets'] {
      overflow-y: auto;
      overscroll-behavior: contain;
    }
    & header {
      display: flex;
      align-items: center;
      justify-content: space-between;
      border-block-end: 1px solid var(--_border);
      font-weight: 600;
    }
    & footer {
      display: flex;
      flex-wrap: wrap;
      gap: 8px 12px;
      border-block-start: 1px solid var(--_border);
      & button {
        flex: auto;
      }
    }
  }
  dialog [part='value'] {
    min-block-size: 44px;
  }
  [part='close'] {
    min-inline-size: 44px;
    margin-inline-end: -14px;
    padding: 0;
    font-size: 1.3em;
    border-color: transparent;
  }
  [part='show'] {
    color: var(--_ground);
    background: var(--_text);
  }
  [aria-busy='true'] {
    cursor: progress;
  }
  footer [role='status'] {
    flex: 100%;
    font-size: .9em;
    &:not([data-trouble]) {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    dialog[open] {
      animation: slide .2s ease-out;
    }
    dialog:dir(rtl) {
      --_from: -100%;
    }
    @keyframes slide {
      from {
        translate: var(--_from, 100%);
      }
    }
  }
`;

/** Keeps the page behind an open drawer from scrolling, and as wide as it was. */
export const drawerPageStyles = css`
@layer storefront-search {
  :root:has([data-drawer-open]) {
    overflow: hidden !important;
    scrollbar-gutter: stable !important;
  }
}
`;
