import styles from './drawer.css';

/** The drawer, closed, with nothing in it yet. */
export const markup = `
<style>${styles}</style>
<details class="drawer">
  <summary aria-label="Developer's drawer" title="Developer's drawer">&lt;/&gt; <output></output></summary>
  <section aria-label="Developer's drawer">
    <label>Service <select></select></label>
    <a href="/pixel/events">Events as JSON</a>
    <ol></ol>
  </section>
</details>`;
