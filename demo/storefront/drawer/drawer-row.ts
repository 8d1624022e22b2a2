/** One line of the drawer's list. */
export interface DrawerEntry {
  readonly kind: 'event' | 'request';
  readonly title: string;
  readonly detail: string;
  readonly at: Date;
}

/** The list item that shows an entry; its detail unfolds. */
export function toRow({kind, title, detail, at}: DrawerEntry): HTMLLIElement {
  const row = document.createElement('li');
  row.className = kind;
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  const time = document.createElement('time');
  time.dateTime = at.toISOString();
  time.textContent = at.toLocaleTimeString();
  const name = document.createElement('b');
  name.textContent = title;
  const text = document.createElement('pre');
  text.textContent = detail;
  summary.append(time, ' ', name);
  details.append(summary, text);
  row.append(details);
  return row;
}
